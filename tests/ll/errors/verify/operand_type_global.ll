; The name of a global is its address.
@x = global i64 3

define i64 @main() {
  %1 = add i64 @x, 1  ; error: 16 E0201 `@x` has type `i64*`, expected `i64`
  ret i64 %1
}
