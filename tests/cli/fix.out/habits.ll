@null = global i32 0
@address = global ptr null
@string = global [3 x i8] c"hi/00"
@variable = global ptr "hi"

define i32 @f(i32 %a, i32 %b, double %d, ptr %p, i32* %q) {
  %c = add i32 %a, %b
  %e = add i32 %c, %b
  %g = mul i32 %e, %c
  %h = icmp eq i32 %g, %b
  br i1 %h, label %then, label %other
then:
  %i = fptrunc double %d to float
  %j = ptrtoint ptr %p to i64
  %k = trunc i32 %a to i16
  %l = load i32, ptr %q
  %m = load i32, ptr %p
  %n = load i32, ptr %q
  ret i32 0
other:
  ret i32 0
}
