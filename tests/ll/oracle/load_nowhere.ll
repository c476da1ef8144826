define i32 @main() {
  %p = inttoptr i64 123456784 to ptr
  %v = load i32, ptr %p ; trap: bad memory access
  ret i32 %v
}
