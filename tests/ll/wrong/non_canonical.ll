; An address that no memory can have: the upper 16 bits are a tag that was not taken off.
@x = global i64 5
define i32 @main() {
  %n = ptrtoint ptr @x to i64
  %tagged = or i64 %n, 1311673391471656960
  %p = inttoptr i64 %tagged to ptr
  store i64 6, ptr %p ; trap: bad memory access
  ret i32 0
}
