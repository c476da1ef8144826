@text = constant [4 x i8] c"%f\0A\00"

declare i32 @printf(ptr, ...)

define double @f(double a, i1 %c) {
entry:
  br %c, %then, %end
%then:
  br label %end
end:
  %s = phi double [ %entry, 0.0 ], [ 1.0, %then ]
  %x = add double %a, %s
  %y = mul double %x, inf
  %z = call i32 @printf(ptr @text, double %y)
  ret double %y,
}

define i32 @main() {
  ret i32 0
}
