; Variables of the C library can be used, others cannot.
@nobody_has_this_variable = external global i32
define i32 @main() {
  %x = load i32, ptr @nobody_has_this_variable ; error: 3 E0702 `@nobody_has_this_variable`
  ret i32 %x
}
