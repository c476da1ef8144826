; A buffer that setjmp never filled.
; args:
declare void @longjmp(ptr, i32) noreturn
define i32 @main() {
  %buffer = alloca [256 x i8], align 16
  call void @longjmp(ptr %buffer, i32 1) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
