; A local used as another type than it was defined with.
define i64 @f(i64 %n, i1 %b) {
  %x = add i64 %n, 1
  %y = add i32 %x, 1  ; error: 16 E0201 `%x` has type `i64`, expected `i32`
  %z = icmp eq i64 %n, %b  ; error: 24 E0201 `%b` has type `i1`, expected `i64`
  ret i64 %z  ; error: 11 E0201 `%z` has type `i1`, expected `i64`
}
