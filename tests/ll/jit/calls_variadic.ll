; Variadic calls: by name, through a pointer with few and with many arguments, of a function defined here.
; stdout: "1 2.5 x 3\n1 2 3 4 5 6 7 8 0.5 1.5\n7 1.25\n10 20 30 40 50 60 3.5\nown 5\n"
declare i32 @printf(ptr, ...)
@mixed = constant [13 x i8] c"%d %g %c %d\0A\00"
@many = constant [31 x i8] c"%d %d %d %d %d %d %d %d %g %g\0A\00"
@few = constant [7 x i8] c"%d %g\0A\00"
@seven = constant [22 x i8] c"%d %d %d %d %d %d %g\0A\00"
@own = constant [8 x i8] c"own %d\0A\00"
@print = global ptr @printf
define i32 @own_variadic(i32 %x, ...) {
  %r = call i32 (ptr, ...) @printf(ptr @own, i32 %x)
  ret i32 %r
}
define i32 @main() {
  %a = call i32 (ptr, ...) @printf(ptr @mixed, i32 1, double 2.5, i32 120, i32 3)
  %b = call i32 (ptr, ...) @printf(ptr @many, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, double 0.5, double 1.5)
  %f = load ptr, ptr @print
  %c = call i32 (ptr, ...) %f(ptr @few, i32 7, double 1.25)
  %d = call i32 (ptr, ...) %f(ptr @seven, i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, double 3.5)
  %e = call i32 (i32, ...) @own_variadic(i32 5, double 1.0, i64 2)
  ret i32 0
}
