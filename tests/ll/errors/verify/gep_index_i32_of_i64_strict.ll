; flags: --strict
define i64* @f([4 x i64]* %p, i64 %i) {
  %x = getelementptr [4 x i64], [4 x i64]* %p, i32 0, i32 %i  ; error: 59 W0202 index `%i` has type `i64`, expected `i32`
  ret i64* %x
}
