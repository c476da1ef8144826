; A call of memory on the stack.
define i32 @main() {
  %code = alloca [16 x i8]
  store i8 -61, ptr %code
  call void %code() ; trap: bad call
  ret i32 0
}
