; What clang makes of C without prototypes: functions called as another type than theirs, with variable arguments that are
; none, too many arguments or too few, directly and by pointers; and a function of the C library declared without parameters.
; exit: 0
; stdout: "9 7 9 25\n44 5 8\nhi\n3\n1.5 1\n"
@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%g %d\0A\00", align 1

define i32 @use(i32 (...)* %p) {
  %q = bitcast i32 (...)* %p to i32 (i32, double, i64, ...)*
  %r = call i32 (i32, double, i64, ...) %q(i32 1, double 2.500000e+00, i64 3)
  ret i32 %r
}

define i32 @f(i32 %a, double %b, i64 %c) {
  %twice = fmul double %b, 2.000000e+00
  %i = fptosi double %twice to i32
  %n = trunc i64 %c to i32
  %s = add i32 %a, %i
  %t = add i32 %s, %n
  ret i32 %t
}

define i32 @none() {
  ret i32 7
}

; K&R parameters come as what they are promoted to.
define i32 @more(i32 %0, double %1) {
  %a = trunc i32 %0 to i8
  %b = fptrunc double %1 to float
  %a.i = sext i8 %a to i32
  %ten = mul i32 %a.i, 10
  %four = fmul float %b, 4.000000e+00
  %i = fptosi float %four to i32
  %r = add i32 %ten, %i
  ret i32 %r
}

define i32 @small(i32 %0) {
  %c = trunc i32 %0 to i8
  %r = zext i8 %c to i32
  ret i32 %r
}

define i32 @one(i32 %x) {
  ret i32 %x
}

; The second parameter is only looked at where it was passed.
define i32 @maybe(i32 %x, i32 %y) {
  %both = icmp sgt i32 %x, 1
  br i1 %both, label %two, label %end
two:
  %s = add i32 %x, %y
  ret i32 %s
end:
  ret i32 %x
}

define { float, i32 } @pair() {
  ret { float, i32 } { float 1.500000e+00, i32 1 }
}

define void @nothing(i32 %x) {
  ret void
}

declare i32 @puts(...)
declare i32 @abs(...)
declare i32 @printf(i8*, ...)

define i32 @main() {
  %p = alloca i32 (...)*, align 8
  store i32 (...)* bitcast (i32 (i32, double)* @more to i32 (...)*), i32 (...)** %p, align 8
  %a = call i32 bitcast (i32 (i32, double, i64)* @f to i32 (i32, double, i64)*)(i32 1, double 2.500000e+00, i64 3)
  %b = call i32 (i32, i32, i32, ...) bitcast (i32 ()* @none to i32 (i32, i32, i32, ...)*)(i32 1, i32 2, i32 3)
  %c = call i32 @use(i32 (...)* bitcast (i32 (i32, double, i64)* @f to i32 (...)*))
  %q = load i32 (...)*, i32 (...)** %p, align 8
  %d = call i32 (...) %q(i32 2, double 1.250000e+00)
  %1 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 %a, i32 %b, i32 %c, i32 %d)
  %e = call i32 bitcast (i32 (i32)* @small to i32 (i32)*)(i32 300)
  %f = call i32 bitcast (i32 (i32)* @one to i32 (i32, i32)*)(i32 5, i32 6)
  %g = call i32 bitcast (i32 (i32, i32)* @maybe to i32 (i32, i32, double)*)(i32 3, i32 5, double 1.000000e+00)
  %2 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 %e, i32 %f, i32 %g)
  %3 = call i32 (i8*, ...) bitcast (i32 (...)* @puts to i32 (i8*, ...)*)(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0))
  %one = call i32 bitcast (i32 (i32, i32)* @maybe to i32 (i32)*)(i32 1)
  %h = call i32 (i32, ...) bitcast (i32 (...)* @abs to i32 (i32, ...)*)(i32 -2)
  %i = add i32 %one, %h
  %4 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 %i)
  call void bitcast (void (i32)* @nothing to void (i32, double)*)(i32 1, double 2.000000e+00)
  %pair = call { float, i32 } bitcast ({ float, i32 } ()* @pair to { float, i32 } (i32)*)(i32 4)
  %x = extractvalue { float, i32 } %pair, 0
  %y = extractvalue { float, i32 } %pair, 1
  %x.d = fpext float %x to double
  %5 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), double %x.d, i32 %y)
  ret i32 0
}
