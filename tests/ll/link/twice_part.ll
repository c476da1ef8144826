; part:
define i32 @f() { ret i32 2 } ; error: 12 E0901 linking globals named `@f`: symbol multiply defined
@x = global i32 2 ; error: 1 E0901 linking globals named `@x`: symbol multiply defined
