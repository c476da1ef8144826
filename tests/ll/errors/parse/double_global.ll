@g = global i64 1
@g = global i64 2 ; error: 1 E0112 redefinition of global `@g`
define i64 @f() {
  ret i64 1
}
define i64 @f() { ; error: 12 E0112 redefinition of function `@f`
  ret i64 2
}
@f = global i64 2 ; error: 1 E0112 redefinition of global `@f`
