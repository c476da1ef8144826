; `add [p], 1` reads first.
define void @f(ptr %p) {
  %v = load i32, ptr %p ; trap: null pointer
  %s = add i32 %v, 1
  store i32 %s, ptr %p
  ret void
}
define i32 @main() {
  call void @f(ptr null)
  ret i32 0
}
