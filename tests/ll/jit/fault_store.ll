; The value stored was loaded from somewhere else.
@g = global i64 5
define void @f(ptr %p) {
  %v = load i64, ptr @g
  %s = add i64 %v, 1
  store i64 %s, ptr %p ; trap: null pointer
  ret void
}
define i32 @main() {
  call void @f(ptr null)
  ret i32 0
}
