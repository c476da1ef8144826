; No object is larger than half of the address space.
; covers: 4-20
define i32 @main() {
  %p = alloca [4611686018427387904 x i32] ; trap: unsupported ; warn: 3 E0601 memory of type [4611686018427387904 x i32], whose size is unknown or too large
  %q = alloca [18446744073709551615 x i64] ; warn: 3 E0601 too large
  ret i32 0
}
