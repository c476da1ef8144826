declare i64 @f(i64)
declare i64 @f(i64) ; warn: 13 W0104 duplicate declaration of `@f`
declare i64 @g(i64)
define i64 @g(i64 %n) { ; warn: 12 W0104 duplicate declaration of `@g`
  %r = call i64 @f(i64 %n)
  ret i64 %r
}
declare void @g(i64) ; error: 14 E0112 redefinition of function `@g`
