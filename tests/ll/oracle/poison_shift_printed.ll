declare i32 @printf(ptr, ...)
@text = private constant [4 x i8] c"%d\0A\00"
@n = global i32 32
define i32 @main() {
  %n = load i32, ptr @n
  %v = shl i32 1, %n
  %r = call i32 (ptr, ...) @printf(ptr @text, i32 %v) ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
