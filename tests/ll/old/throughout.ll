; A module that is old throughout says nothing about it.
; run: @f(i32 7) == i32 7
; run: @g(double 1.5) == double 3.0
define i32 @f(i32 %n) {
  %p = alloca i32
  store i32 %n, i32* %p
  %v = load i32* %p
  ret i32 %v
}
define double @g(double %x) {
  %y = add double %x, %x
  ret double %y
}
