; printf with %s and a number.
declare i32 @printf(ptr, ...)
@format = private constant [4 x i8] c"%s\0A\00"
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 1) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %n
}
