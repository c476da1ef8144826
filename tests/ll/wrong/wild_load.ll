; A load from an address that is nobody's.
define i32 @main() {
  %p = inttoptr i64 3735928559 to ptr
  %x = load i32, ptr %p ; trap: bad memory access
  ret i32 %x
}
