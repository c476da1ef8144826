; Eight threads in one instance: recursion, memory of variable size, a mutex, a condition variable, once, and pthread_exit.
; stdout: "0:610 1:987 2:1597 3:2584 4:4181 5:6765 6:10946 7:17711 28000 36 1\n"
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
@.str = private constant [14 x i8] c"%s%ld %ld %d\0A\00", align 1
@text = internal global [200 x i8] zeroinitializer, align 16
@sum = internal global i64 0, align 8
@initialised = internal global i32 0, align 4
@once = internal global i32 0, align 4
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@turn = internal global i32 0, align 4
@change = internal global %union.pthread_cond_t zeroinitializer, align 8
@.str.1 = private constant [8 x i8] c"%d:%ld \00", align 1
define range(i32 0, 102) i32 @main() {
  %1 = alloca [8 x i64], align 16
  %2 = alloca ptr, align 8
  br label %6
3:
  %4 = add nuw nsw i64 %7, 1
  %5 = icmp eq i64 %4, 8
  br i1 %5, label %12, label %6
6:
  %7 = phi i64 [ 0, %0 ], [ %4, %3 ]
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %9 = inttoptr i64 %7 to ptr
  %10 = call i32 @pthread_create(ptr noundef nonnull %8, ptr noundef null, ptr noundef nonnull @start, ptr noundef %9) ; trap(interp): none
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %3, label %12
12:
  %13 = phi i32 [ 100, %6 ], [ 0, %3 ]
  br i1 %11, label %14, label %35
14:
  %15 = phi i64 [ %27, %14 ], [ 0, %12 ]
  %16 = phi i64 [ %26, %14 ], [ 0, %12 ]
  %17 = phi i32 [ %24, %14 ], [ %13, %12 ]
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef nonnull %2)
  %21 = icmp ne i32 %20, 0
  %22 = load ptr, ptr %2, align 8
  %23 = ptrtoint ptr %22 to i64
  %24 = select i1 %21, i32 101, i32 %17
  %25 = select i1 %21, i64 0, i64 %23
  %26 = add nsw i64 %25, %16
  %27 = add nuw nsw i64 %15, 1
  %28 = icmp eq i64 %27, 8
  %29 = select i1 %21, i1 true, i1 %28
  br i1 %29, label %30, label %14
30:
  br i1 %21, label %35, label %31
31:
  %32 = load i64, ptr @sum, align 8
  %33 = load i32, ptr @initialised, align 4
  %34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @text, i64 noundef %32, i64 noundef %26, i32 noundef %33)
  br label %35
35:
  %36 = phi i32 [ 0, %31 ], [ %24, %30 ], [ %13, %12 ]
  ret i32 %36
}
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)
define internal nonnull ptr @start(ptr noundef %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @init)
  %5 = mul nsw i32 %3, 100
  %6 = or disjoint i32 %5, 1
  %7 = zext i32 %6 to i64
  %8 = alloca i8, i64 %7, align 16
  %9 = trunc i64 %2 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %8, i8 %9, i64 %7, i1 false)
  %10 = add nsw i32 %3, 15
  %11 = tail call fastcc i64 @fib(i32 noundef %10)
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds i8, ptr %8, i64 %12
  br label %18
14:
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock)
  %16 = load i32, ptr @turn, align 4
  %17 = icmp eq i32 %16, %3
  br i1 %17, label %32, label %28
18:
  %19 = phi i32 [ 0, %1 ], [ %26, %18 ]
  %20 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock)
  %21 = load volatile i8, ptr %13, align 4
  %22 = sext i8 %21 to i64
  %23 = load i64, ptr @sum, align 8
  %24 = add nsw i64 %23, %22
  store i64 %24, ptr @sum, align 8
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock)
  %26 = add nuw nsw i32 %19, 1
  %27 = icmp eq i32 %26, 1000
  br i1 %27, label %14, label %18
28:
  %29 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @change, ptr noundef nonnull @lock)
  %30 = load i32, ptr @turn, align 4
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %32, label %28
32:
  %33 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) @text)
  %34 = getelementptr inbounds nuw i8, ptr @text, i64 %33
  %35 = tail call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %34, ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %3, i64 noundef %11)
  %36 = load i32, ptr @turn, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr @turn, align 4
  %38 = tail call i32 @pthread_cond_broadcast(ptr noundef nonnull @change)
  %39 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock)
  %40 = and i32 %3, 1
  %41 = icmp eq i32 %40, 0
  %42 = shl i64 %2, 32
  br i1 %41, label %47, label %43
43:
  %44 = add i64 %42, 4294967296
  %45 = ashr exact i64 %44, 32
  %46 = inttoptr i64 %45 to ptr
  tail call void @pthread_exit(ptr noundef %46)
  unreachable
47:
  %48 = ashr exact i64 %42, 32
  %49 = or i64 %48, 1
  %50 = inttoptr i64 %49 to ptr
  ret ptr %50
}
declare i32 @pthread_join(i64 noundef, ptr noundef)
declare noundef i32 @printf(ptr noundef readonly captures(none), ...)
declare i32 @pthread_once(ptr noundef, ptr noundef)
define internal void @init() {
  %1 = load i32, ptr @initialised, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @initialised, align 4
  ret void
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
define internal fastcc i64 @fib(i32 noundef range(i32 -2147483633, -2147483648) %0) {
  br label %2
2:
  %3 = phi i64 [ 0, %1 ], [ %13, %9 ]
  %4 = phi i32 [ %0, %1 ], [ %12, %9 ]
  %5 = icmp slt i32 %4, 2
  br i1 %5, label %6, label %9
6:
  %7 = sext i32 %4 to i64
  %8 = add nsw i64 %3, %7
  ret i64 %8
9:
  %10 = add nsw i32 %4, -1
  %11 = tail call fastcc i64 @fib(i32 noundef %10)
  %12 = add nsw i32 %4, -2
  %13 = add nsw i64 %3, %11
  br label %2
}
declare i32 @pthread_mutex_lock(ptr noundef)
declare i32 @pthread_mutex_unlock(ptr noundef)
declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)
declare noundef i32 @sprintf(ptr noalias noundef writeonly captures(none), ptr noundef readonly captures(none), ...)
declare i64 @strlen(ptr noundef captures(none))
declare i32 @pthread_cond_broadcast(ptr noundef)
declare void @pthread_exit(ptr noundef)
