; The function that called setjmp has returned.
@buffer = global [25 x i64] zeroinitializer
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @prepare() {
  %n = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %n, 0
  br i1 %first, label %done, label %again
again:
  br label %done
done:
  ret void
}
define i32 @main() {
  call void @prepare()
  call void @longjmp(ptr @buffer, i32 1) ; trap(interp): bad call ; trap(jit): none
  unreachable
}
