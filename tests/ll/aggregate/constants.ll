; Constant structs and arrays as operands: literals, strings, zeroinitializer, addresses of globals and functions.
; covers: 1-43 4-62
; stdout: "hi! 0 0 41 1.500000 3\n"
@fmt = constant [22 x i8] c"%c%c%c %d %d %d %f %d\00"
@end = constant [2 x i8] c"\0A\00"
@x = global i32 41
declare i32 @printf(ptr, ...)
define i32 @third(i32 %a) {
  %r = add i32 %a, 2
  ret i32 %r
}
define i32 @main() {
  %h = extractvalue [4 x i8] c"hi!\00", 0
  %i = extractvalue { [4 x i8], i32 } { [4 x i8] c"hi!\00", i32 1 }, 0, 1
  %pair = insertvalue { [4 x i8], { i8, i32 } } { [4 x i8] c"hi!\00", { i8, i32 } zeroinitializer }, i8 3, 1, 0
  %e = extractvalue { [4 x i8], { i8, i32 } } %pair, 0, 2
  %z = extractvalue { [4 x i8], { i8, i32 } } %pair, 1, 1
  %y = extractvalue { i32, [3 x { i64, float }] } zeroinitializer, 0
  %p = extractvalue { ptr, ptr } { ptr @third, ptr @x }, 1
  %f = extractvalue { ptr, ptr } { ptr @third, ptr @x }, 0
  %v = load i32, ptr %p
  %d = extractvalue [2 x double] [double 0.5, double 1.5], 1
  %one = call i32 %f(i32 1)
  %hi = sext i8 %h to i32
  %ii = sext i8 %i to i32
  %ei = sext i8 %e to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %hi, i32 %ii, i32 %ei, i32 %z, i32 %y, i32 %v, double %d, i32 %one)
  call i32 (ptr, ...) @printf(ptr @end)
  ret i32 0
}
