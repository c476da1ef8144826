; Says how many arguments there are.
@line = private constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main(i32 %argc, ptr %argv) {
  %n = call i32 (ptr, ...) @printf(ptr @line, i32 %argc)
  ret i32 0
}
