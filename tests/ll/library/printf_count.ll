; exit: 0
; `%n` of printf is filled.
; stdout: "12 2\n"
@f = constant [6 x i8] c"%d%n \00"
@g = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %c = alloca i32
  %n = call i32 (ptr, ...) @printf(ptr @f, i32 12, ptr %c)
  %v = load i32, ptr %c
  %p = call i32 (ptr, ...) @printf(ptr @g, i32 %v)
  ret i32 0
}
