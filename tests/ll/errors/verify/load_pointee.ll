; flags: --strict
define i64 @f(i32* %p) {
  %x = load i64, i32* %p  ; error: 13 E0207 explicit pointee type `i64` doesn't match operand's pointee type `i32`
  ret i64 %x
}
