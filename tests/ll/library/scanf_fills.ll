; What conversions of every sort fill is defined: numbers, strings with and without a width, sets, characters, counts.
; exit: 0
; stdout: "4 -7 2.5 word ab xyz! 16\n"
@text = constant [18 x i8] c"-7 2.5 word abxyz\00"
@format = constant [26 x i8] c"%hd%lf%s%2s%[w-z]%n%hhd%n\00"
@line = constant [24 x i8] c"%d %hd %g %s %s %s! %d\0A\00"
@sixteen = constant [4 x i8] c"%d\0A\00"
declare i32 @sscanf(ptr, ptr, ...)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %h = alloca i16
  %d = alloca double
  %s = alloca [5 x i8]
  %t = alloca [3 x i8]
  %u = alloca [4 x i8]
  %count = alloca i32
  %none = alloca i8
  %never = alloca i32
  store i32 16, ptr %never
  %n = call i32 (ptr, ptr, ...) @sscanf(ptr @text, ptr @format, ptr %h, ptr %d, ptr %s, ptr %t, ptr %u, ptr %count, ptr %none, ptr %never)
  %more = sub i32 %n, 1
  %hv = load i16, ptr %h
  %dv = load double, ptr %d
  %cv = load i32, ptr %count
  %length = sub i32 %cv, 1
  %p = call i32 (ptr, ...) @printf(ptr @line, i32 %more, i16 %hv, double %dv, ptr %s, ptr %t, ptr %u, i32 %length)
  %left = load i32, ptr %never
  %c = icmp eq i32 %left, 16
  %r = select i1 %c, i32 0, i32 1
  ret i32 %r
}
