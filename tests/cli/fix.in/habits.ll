@null = global i32 NULL
@address = global ptr nullptr
@string = global [3 x i8] "hi\00"
@variable = global ptr "hi"

define i32 @f(i32 %a, i32 %b, double %d, ptr %p, i32* %q) {
  %c = add i32 (%a, %b)
  %e := add i32 %c i32 %b
  %g = mul i32 %e, i32 %c
  %h = icmp eq i32 %g, i32 %b
  br i1 %h, label then, label other
then:
  %i = fptosi double %d to float
  %j = trunc ptr %p to i64
  %k = ptrtoint i32 %a to i16
  %l = load i32* %q
  %m = load i32, ptr %p
  %n = load i32* %q
  ret i32 0
other:
  ret i32 nil
}
