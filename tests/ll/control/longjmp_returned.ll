; The function that called setjmp has returned: compiled code goes on in a frame that is gone.
; args:
@buffer = global [256 x i8] zeroinitializer, align 16
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define i32 @set() {
  %r = call i32 @_setjmp(ptr @buffer)
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @set()
  call void @longjmp(ptr @buffer, i32 1) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
