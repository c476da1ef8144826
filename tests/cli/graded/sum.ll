; stdin: "20 22\n"
; stdout: "the sum:\n"
; stdout: "42\n"
; points: 3
@scan = constant [8 x i8] c"%ld %ld\00"
@print = constant [14 x i8] c"the sum:\0A%ld\0A\00"
declare i32 @scanf(ptr, ...)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %n = call i32 (ptr, ...) @scanf(ptr @scan, ptr %a, ptr %b)
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %s = add i64 %x, %y
  %m = call i32 (ptr, ...) @printf(ptr @print, i64 %s)
  ret i32 0
}
