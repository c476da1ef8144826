; A number that somebody made up is used as an address.
define i32 @main() {
  %p = inttoptr i64 305419896 to ptr
  %x = load i32, ptr %p ; trap: bad memory access
  ret i32 %x
}
