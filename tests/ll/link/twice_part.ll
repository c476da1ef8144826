; part:
define i32 @f() { ret i32 2 } ; error: 12 E0901 `@f` is defined in two modules
@x = global i32 2 ; error: 1 E0901 `@x` is defined in two modules
