define i32 @main() {
  store [200 x i32] zeroinitializer, ptr null ; trap: null pointer
  ret i32 0
}
