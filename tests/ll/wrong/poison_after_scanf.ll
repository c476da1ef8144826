; A variable that scanf filled is the program's again: poison that is stored there is poison.
@in = constant [20 x i8] c"9223372036854775807\00"
@read = constant [4 x i8] c"%ld\00"
@line = constant [5 x i8] c"%ld\0A\00"
declare i32 @sscanf(ptr, ptr, ...)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = alloca i64
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @in, ptr @read, ptr %x)
  %v = load i64, ptr %x
  %next = add nsw i64 %v, 1
  store i64 %next, ptr %x
  %w = load i64, ptr %x
  %p = call i32 (ptr, ...) @printf(ptr @line, i64 %w) ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
