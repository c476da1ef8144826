; Variable arguments: integers, doubles, strings and characters, more than registers hold.
; stdout: "n=42 x=-7\n3.50 and 1e-10\ns=text c=A %\n1 2 3 4 5 6 7 8 9 10\n1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 9.0\n1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5\n"
; exit: 12

@f1 = private constant [12 x i8] c"n=%d x=%ld\0A\00"
@f2 = private constant [13 x i8] c"%.2f and %g\0A\00"
@f3 = private constant [13 x i8] c"s=%s c=%c %%\00"
@nl = private constant [2 x i8] c"\0A\00"
@f4 = private constant [31 x i8] c"%d %d %d %d %d %d %d %d %d %d\0A\00"
@f5 = private constant [46 x i8] c"%.1f %.1f %.1f %.1f %.1f %.1f %.1f %.1f %.1f\0A\00"
@f6 = private constant [37 x i8] c"%d %g %d %g %d %g %d %g %d %g %d %g\0A\00"
@text = private constant [5 x i8] c"text\00"

declare i32 @printf(i8*, ...)

define i32 @main() {
  %1 = getelementptr [12 x i8], [12 x i8]* @f1, i32 0, i32 0
  %2 = call i32 (i8*, ...) @printf(i8* %1, i32 42, i64 -7)
  %3 = getelementptr [13 x i8], [13 x i8]* @f2, i32 0, i32 0
  %4 = call i32 (i8*, ...) @printf(i8* %3, double 3.5, double 1.0e-10)
  %5 = getelementptr [13 x i8], [13 x i8]* @f3, i32 0, i32 0
  %6 = getelementptr [5 x i8], [5 x i8]* @text, i32 0, i32 0
  %7 = call i32 (i8*, ...) @printf(i8* %5, i8* %6, i32 65)
  %8 = getelementptr [2 x i8], [2 x i8]* @nl, i32 0, i32 0
  %9 = call i32 (i8*, ...) @printf(i8* %8)
  %10 = getelementptr [31 x i8], [31 x i8]* @f4, i32 0, i32 0
  %11 = call i32 (i8*, ...) @printf(i8* %10, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10)
  %12 = getelementptr [46 x i8], [46 x i8]* @f5, i32 0, i32 0
  %13 = call i32 (i8*, ...) @printf(i8* %12, double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0)
  %14 = getelementptr [37 x i8], [37 x i8]* @f6, i32 0, i32 0
  %15 = call i32 (i8*, ...) @printf(i8* %14, i32 1, double 1.5, i32 2, double 2.5, i32 3, double 3.5, i32 4, double 4.5, i32 5, double 5.5, i32 6, double 6.5)
  ret i32 %7
}
