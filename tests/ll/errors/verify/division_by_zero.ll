; Divisors that are the constant zero.
define i64 @f(i64 %a, <2 x i8> %v, i200 %w, double %d) {
  %b = sdiv i64 %a, 0 ; warn: 21 W0212 division by zero is undefined
  %c = udiv exact i64 %a, 0 ; warn: 27 W0212 division by zero is undefined
  %e = srem i64 %a, 0 ; warn: 21 W0212 remainder by zero is undefined
  %g = urem <2 x i8> %v, <i8 1, i8 0> ; warn: 26 W0212 remainder by zero is undefined
  %h = sdiv <2 x i8> %v, zeroinitializer ; warn: 26 W0212 division by zero is undefined
  %i = sdiv i200 %w, 0 ; warn: 22 W0212 division by zero is undefined
  %j = fdiv double %d, 0.0
  %k = sdiv <2 x i8> %v, <i8 1, i8 2>
  %l = sdiv i64 %a, poison
  %m = shl i64 %a, 0
  ret i64 %b
}
