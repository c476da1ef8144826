; Threads that are cancelled: where they sleep, where they wait (the mutex is theirs again then), where they ask, and anywhere; what
; they have pushed is called, the last first. The last thread of all ends the program with status 0.
; exit: 0
; stdout: "inner\n"
; stdout: "outer\n"
; stdout: "sleeps -1\n"
; stdout: "unlock 0\n"
; stdout: "waits -1\n"
; stdout: "lock 0\n"
; stdout: "still\n"
; stdout: "tests -1\n"
; stdout: "spin\n"
; stdout: "spins -1\n"
; stdout: "exit\n"
; stdout: "exits 5\n"
; stdout: "pop\n"
; stdout: "pops 6\n"
; stdout: "main\n"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@.str = private constant [7 x i8] c"sleeps\00", align 1
@.str.1 = private constant [6 x i8] c"waits\00", align 1
@.str.2 = private constant [9 x i8] c"lock %d\0A\00", align 1
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.3 = private constant [6 x i8] c"tests\00", align 1
@.str.4 = private constant [6 x i8] c"spins\00", align 1
@.str.5 = private constant [6 x i8] c"exits\00", align 1
@.str.6 = private constant [5 x i8] c"pops\00", align 1
@.str.7 = private constant [5 x i8] c"main\00", align 1
@ready = internal global i32 0, align 4
@.str.8 = private constant [8 x i8] c"%s %ld\0A\00", align 1
@.str.9 = private constant [6 x i8] c"outer\00", align 1
@.str.10 = private constant [6 x i8] c"inner\00", align 1
@condition = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.11 = private constant [11 x i8] c"unlock %d\0A\00", align 1
@.str.12 = private constant [6 x i8] c"still\00", align 1
@.str.13 = private constant [6 x i8] c"never\00", align 1
@.str.14 = private constant [5 x i8] c"spin\00", align 1
@count = internal global i64 0, align 8
@.str.15 = private constant [5 x i8] c"exit\00", align 1
@.str.16 = private constant [4 x i8] c"pop\00", align 1

define i32 @main() {
  %1 = alloca %struct.__pthread_unwind_buf_t, align 16
  call fastcc void @one(ptr @.str, ptr @sleeps, i32 1)
  call fastcc void @one(ptr @.str.1, ptr @waits, i32 1)
  %2 = call i32 @pthread_mutex_trylock(ptr @mutex)
  %3 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.2, i32 %2)
  call fastcc void @one(ptr @.str.3, ptr @tests, i32 1)
  call fastcc void @one(ptr @.str.4, ptr @spins, i32 1)
  call fastcc void @one(ptr @.str.5, ptr @exits, i32 0)
  call fastcc void @one(ptr @.str.6, ptr @pops, i32 0)
  %4 = call i32 @__sigsetjmp(ptr %1, i32 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call fastcc void @clean(ptr @.str.7)
  call void @__pthread_unwind_next(ptr %1)
  unreachable

7:
  call void @__pthread_register_cancel(ptr %1)
  %8 = call i64 @pthread_self()
  %9 = call i32 @pthread_cancel(i64 %8)
  call void @pthread_testcancel()
  call void @__pthread_unregister_cancel(ptr %1)
  ret i32 3
}

define internal fastcc void @one(ptr %0, ptr %1, i32 %2) {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store volatile i32 0, ptr @ready, align 4
  %6 = call i32 @pthread_create(ptr %4, ptr null, ptr %1, ptr null) ; trap(interp): none
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %18, label %8

8:
  %9 = load volatile i32, ptr @ready, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:
  %12 = call i32 @usleep(i32 1000)
  %13 = load volatile i32, ptr @ready, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %11, label %15

15:
  %16 = load i64, ptr %4, align 8
  %17 = call i32 @pthread_cancel(i64 %16)
  store volatile i32 2, ptr @ready, align 4
  br label %18

18:
  %19 = load i64, ptr %4, align 8
  %20 = call i32 @pthread_join(i64 %19, ptr %5)
  %21 = load ptr, ptr %5, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.8, ptr %0, i64 %22)
  ret void
}

define internal ptr @sleeps(ptr readnone %0) {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = call i32 @__sigsetjmp(ptr %2, i32 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call fastcc void @clean(ptr @.str.9)
  call void @__pthread_unwind_next(ptr %2)
  unreachable

7:
  call void @__pthread_register_cancel(ptr %2)
  %8 = call i32 @__sigsetjmp(ptr %3, i32 0)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  call fastcc void @clean(ptr @.str.10)
  call void @__pthread_unwind_next(ptr %3)
  unreachable

11:
  call void @__pthread_register_cancel(ptr %3)
  store volatile i32 1, ptr @ready, align 4
  br label %12

12:
  %13 = call i32 @sleep(i32 10)
  br label %12
}

define internal ptr @waits(ptr readnone %0) {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = call i32 @pthread_mutex_lock(ptr @mutex)
  %4 = call i32 @__sigsetjmp(ptr %2, i32 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call fastcc void @unlock()
  call void @__pthread_unwind_next(ptr %2)
  unreachable

7:
  call void @__pthread_register_cancel(ptr %2)
  store volatile i32 1, ptr @ready, align 4
  br label %8

8:
  %9 = call i32 @pthread_cond_wait(ptr @condition, ptr @mutex)
  br label %8
}

declare i32 @printf(ptr , ...)

declare i32 @pthread_mutex_trylock(ptr )

define internal ptr @tests(ptr readnone %0) {
  %2 = alloca i32, align 4
  %3 = call i32 @pthread_setcancelstate(i32 1, ptr %2)
  store volatile i32 1, ptr @ready, align 4
  %4 = load volatile i32, ptr @ready, align 4
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %10, label %6

6:
  %7 = call i32 @usleep(i32 1000)
  %8 = load volatile i32, ptr @ready, align 4
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %10, label %6

10:
  %11 = call i32 @puts(ptr dereferenceable(1) @.str.12)
  %12 = call i32 @pthread_setcancelstate(i32 0, ptr %2)
  call void @pthread_testcancel()
  %13 = call i32 @puts(ptr dereferenceable(1) @.str.13)
  ret ptr null
}

define internal ptr @spins(ptr readnone %0) {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = call i32 @pthread_setcanceltype(i32 1, ptr %2)
  %5 = call i32 @__sigsetjmp(ptr %3, i32 0)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %8, label %7

7:
  call fastcc void @clean(ptr @.str.14)
  call void @__pthread_unwind_next(ptr %3)
  unreachable

8:
  call void @__pthread_register_cancel(ptr %3)
  store volatile i32 1, ptr @ready, align 4
  br label %9

9:
  %10 = load volatile i64, ptr @count, align 8
  %11 = add nsw i64 %10, 1
  store volatile i64 %11, ptr @count, align 8
  br label %9
}

define internal ptr @exits(ptr readnone %0) {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = call i32 @__sigsetjmp(ptr %2, i32 0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call fastcc void @clean(ptr @.str.15)
  call void @__pthread_unwind_next(ptr %2)
  unreachable

6:
  call void @__pthread_register_cancel(ptr %2)
  call void @pthread_exit(ptr inttoptr (i64 5 to ptr))
  unreachable
}

define internal ptr @pops(ptr readnone %0) {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = call i32 @__sigsetjmp(ptr %2, i32 0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call fastcc void @clean(ptr @.str.16)
  call void @__pthread_unwind_next(ptr %2)
  unreachable

6:
  call void @__pthread_register_cancel(ptr %2)
  call void @__pthread_unregister_cancel(ptr %2)
  call fastcc void @clean(ptr @.str.16)
  ret ptr inttoptr (i64 6 to ptr)
}

define internal fastcc void @clean(ptr %0) {
  %2 = call i32 @puts(ptr dereferenceable(1) %0)
  ret void
}

declare i32 @__sigsetjmp(ptr , i32 )

declare extern_weak void @__pthread_unwind_next(ptr )

declare void @__pthread_register_cancel(ptr )

declare i32 @pthread_cancel(i64 )

declare i64 @pthread_self()

declare void @pthread_testcancel()

declare void @__pthread_unregister_cancel(ptr )

declare i32 @pthread_create(ptr , ptr , ptr , ptr )

declare i32 @usleep(i32 )

declare i32 @pthread_join(i64 , ptr )

declare i32 @sleep(i32 )

declare i32 @pthread_mutex_lock(ptr )

define internal fastcc void @unlock() {
  %1 = call i32 @pthread_mutex_unlock(ptr @mutex)
  %2 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.11, i32 %1)
  ret void
}

declare i32 @pthread_cond_wait(ptr , ptr )

declare i32 @pthread_mutex_unlock(ptr )

declare i32 @pthread_setcancelstate(i32 , ptr )

declare i32 @puts(ptr )

declare i32 @pthread_setcanceltype(i32 , ptr )

declare void @pthread_exit(ptr )
