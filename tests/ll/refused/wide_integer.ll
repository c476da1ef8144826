; Integers above 128 bits are not supported yet.
define i32 @main() {
  %x = add i129 1, 2 ; error: 3 E0601 type i129
  ret i32 0
}
