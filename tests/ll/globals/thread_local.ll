; Thread-local variables on one thread: every model and linkage, aliases, addresses in constant expressions and phis, and
; a call that may return twice.
; covers: 1-15
; run: @sum() == i32 42
; run: @same() == i1 true
; run: @element(i64 2) == i32 30
; run: @either(i1 true) == i32 1
; run: @either(i1 false) == i32 2
; run: @twice() == i32 12
; run: @counts() == i32 3
; run: @aligned() == i64 0
@a = thread_local global i32 1
@b = internal thread_local(localdynamic) global i32 2
@c = hidden thread_local(initialexec) global i32 4
@d = private thread_local(localexec) constant i32 35
@other = thread_local alias i32, ptr @a
@list = thread_local global [3 x i32] [i32 10, i32 20, i32 30]
@many = thread_local global [70 x i8] zeroinitializer, align 4096
@buffer = global [32 x i64] zeroinitializer, align 16
declare ptr @llvm.threadlocal.address.p0(ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define i32 @sum() {
  %pa = call ptr @llvm.threadlocal.address.p0(ptr @a)
  %va = load i32, ptr %pa
  %vb = load i32, ptr @b
  %vc = load i32, ptr @c
  %vd = load i32, ptr @d
  %x = add i32 %va, %vb
  %y = add i32 %vc, %vd
  %z = add i32 %x, %y
  ret i32 %z
}
define i1 @same() {
  store i32 77, ptr @other
  %v = load i32, ptr @a
  %r = icmp eq i32 %v, 77
  %s = icmp eq ptr @other, @a
  %t = and i1 %r, %s
  ret i1 %t
}
define i32 @element(i64 %n) {
  %p = getelementptr i32, ptr getelementptr (i8, ptr @list, i64 4), i64 %n
  %q = getelementptr i32, ptr %p, i64 -1
  %n0 = ptrtoint ptr %q to i64
  %n1 = sub i64 %n0, ptrtoint (ptr @list to i64)
  %n2 = getelementptr i8, ptr @list, i64 %n1
  %v = load i32, ptr %n2
  ret i32 %v
}
define i32 @either(i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  br label %out
two:
  br label %out
out:
  %p = phi ptr [ @a, %one ], [ @b, %two ]
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @twice() {
  store i32 5, ptr @a
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %out
jump:
  store i32 12, ptr @a
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
out:
  %v = load i32, ptr @a
  ret i32 %v
}
define internal i32 @next() {
  %v = load i32, ptr @a
  %w = add i32 %v, 1
  store i32 %w, ptr @a
  ret i32 %w
}
define i32 @counts() {
  %x = call i32 @next()
  %y = call i32 @next()
  ret i32 %y
}
define i64 @aligned() {
  %n = ptrtoint ptr @many to i64
  %r = and i64 %n, 4095
  ret i64 %r
}
