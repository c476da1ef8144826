; `longjmp` out of four calls.
%buf = type [25 x i64]
@jb = global %buf zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @deep(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %jump, label %more
jump:
  call void @longjmp(ptr @jb, i32 7)
  unreachable
more:
  %m = sub i32 %n, 1
  call void @deep(i32 %m)
  ret void
}
define i32 @main() {
  %r = call i32 @_setjmp(ptr @jb)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %go, label %back
go:
  call void @deep(i32 3)
  ret i32 1
back:
  ret i32 %r
}
