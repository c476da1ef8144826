@x = global i64 1
@a = global i64 @x  ; error: 17 E0201 `@x` has type `i64*`, expected `i64`
@b = global i64* @x
