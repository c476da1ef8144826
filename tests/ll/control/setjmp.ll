; setjmp and longjmp: back over functions, again and again, with values that were there before the first return.
; run: @once() == i32 5
; run: @zero_is_one() == i32 1
; run: @count() == i32 10
; run: @values(i32 7, double 2.5) == i32 1107
; run: @over_frames() == i32 99
; run: @nested() == i32 21
; run: @copied() == i32 4
; run: @phis(i32 3) == i32 406
; run: @from_a_callback() == i32 77
; run: @allocas(i32 1000) == i32 100

@buffer = global [256 x i8] zeroinitializer, align 16
@outer = global [256 x i8] zeroinitializer, align 16
declare i32 @_setjmp(ptr) returns_twice
declare i32 @setjmp(ptr) returns_twice
declare i32 @__sigsetjmp(ptr, i32) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare void @_longjmp(ptr, i32) noreturn
declare void @siglongjmp(ptr, i32) noreturn
declare void @qsort(ptr, i64, i64, ptr)

define i32 @once() {
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %back
jump:
  call void @longjmp(ptr @buffer, i32 5)
  unreachable
back:
  ret i32 %r
}

define i32 @zero_is_one() {
  %r = call i32 @setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %back
jump:
  call void @longjmp(ptr @buffer, i32 0)
  unreachable
back:
  ret i32 %r
}

; Memory keeps what was stored; the same buffer serves ten times.
define i32 @count() {
  %n = alloca i32
  store i32 0, ptr %n
  %r = call i32 @__sigsetjmp(ptr @buffer, i32 0)
  %v = load i32, ptr %n
  %next = add i32 %v, 1
  %done = icmp eq i32 %v, 10
  br i1 %done, label %out, label %jump
jump:
  store i32 %next, ptr %n
  call void @siglongjmp(ptr @buffer, i32 %next)
  unreachable
out:
  ret i32 %v
}

; Registers that are used again in between must not matter.
define i32 @values(i32 %a, double %d) {
  %a2 = mul i32 %a, 3
  %a3 = add i32 %a2, %a
  %d2 = fmul double %d, 4.0
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %busy, label %back
busy:
  %x0 = call i32 @opaque(i32 1)
  %x1 = call i32 @opaque(i32 2)
  %x2 = call i32 @opaque(i32 3)
  %x3 = call i32 @opaque(i32 4)
  %x4 = call i32 @opaque(i32 5)
  %x5 = call i32 @opaque(i32 6)
  %y0 = add i32 %x0, %x1
  %y1 = add i32 %x2, %x3
  %y2 = add i32 %x4, %x5
  %y3 = add i32 %y0, %y1
  %y4 = add i32 %y2, %y3
  call void @throw(i32 %y4)
  unreachable
back:
  %whole = fptosi double %d2 to i32
  %hundreds = mul i32 %whole, 100
  %s = add i32 %hundreds, %r
  %t = add i32 %s, %a3
  %u = add i32 %t, 58
  ret i32 %u
}
define i32 @opaque(i32 %x) noinline {
  ret i32 %x
}
define void @throw(i32 %x) noinline {
  call void @_longjmp(ptr @buffer, i32 %x)
  unreachable
}

define void @down(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %jump, label %deeper
deeper:
  %space = alloca i8, i32 %n
  store i8 1, ptr %space
  %m = sub i32 %n, 1
  call void @down(i32 %m)
  ret void
jump:
  call void @throw(i32 99)
  ret void
}
define i32 @over_frames() {
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %call, label %back
call:
  call void @down(i32 200)
  ret i32 -1
back:
  ret i32 %r
}

define i32 @inner(i32 %x) {
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %back
jump:
  call void @throw(i32 %x)
  unreachable
back:
  %more = mul i32 %r, 7
  call void @longjmp(ptr @outer, i32 %more)
  unreachable
}
define i32 @nested() {
  %r = call i32 @_setjmp(ptr @outer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %call, label %back
call:
  %never = call i32 @inner(i32 3)
  ret i32 -1
back:
  ret i32 %r
}

; A buffer is memory, and can be copied.
define i32 @copied() {
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %back
jump:
  call void @llvm.memcpy.p0.p0.i64(ptr @outer, ptr @buffer, i64 200, i1 false)
  call void @longjmp(ptr @outer, i32 4)
  unreachable
back:
  ret i32 %r
}

define i32 @phis(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %acc = phi i32 [ 0, %entry ], [ %more, %body ]
  %c = icmp slt i32 %i, 4
  br i1 %c, label %body, label %set
body:
  %more = add i32 %acc, %i
  %next = add i32 %i, 1
  br label %head
set:
  %r = call i32 @_setjmp(ptr @buffer)
  %again = icmp slt i32 %r, 100
  br i1 %again, label %jump, label %out
jump:
  %s = add i32 %r, 50
  call void @throw(i32 %s)
  unreachable
out:
  %all = phi i32 [ %acc, %set ]
  %t = mul i32 %i, %r
  %u = add i32 %t, %all
  ret i32 %u
}

; Out of a function that the C library calls.
@numbers = global [4 x i32] [i32 3, i32 1, i32 2, i32 0]
define i32 @compare(ptr %a, ptr %b) {
  call void @throw(i32 77)
  ret i32 0
}
define i32 @from_a_callback() {
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %sort, label %back
sort:
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @compare)
  ret i32 -1
back:
  ret i32 %r
}

; What is left behind on the stack is given back: this would be 100 MB.
define void @leave_behind(i32 %n) {
  %many = mul i32 %n, 1000
  %space = alloca i8, i32 %many
  store i8 1, ptr %space
  call void @throw(i32 1)
  ret void
}
define i32 @allocas(i32 %n) {
  %count = alloca i32
  store i32 0, ptr %count
  %r = call i32 @_setjmp(ptr @buffer)
  %v = load i32, ptr %count
  %done = icmp eq i32 %v, 100
  br i1 %done, label %out, label %go
go:
  %next = add i32 %v, 1
  store i32 %next, ptr %count
  call void @leave_behind(i32 %n)
  ret i32 -1
out:
  ret i32 %v
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
