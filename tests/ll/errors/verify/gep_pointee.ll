; flags: --strict
define i64* @f([4 x i64]* %p) {
  %x = getelementptr [5 x i64], [4 x i64]* %p, i32 0, i32 1  ; error: 22 E0207 explicit pointee type `[5 x i64]` doesn't match
  ret i64* %x
}
