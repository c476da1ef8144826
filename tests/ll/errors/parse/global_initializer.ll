@g = global i64 ; error: 1 E0137 global variable `@g` has no initializer
@h = external global i64 5 ; error: 1 E0137 external variable `@h` has an initializer
