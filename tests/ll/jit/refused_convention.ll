declare cc 10 void @sync()
define i32 @main() {
  call cc 10 void @sync() ; trap: unsupported ; warn: 3 E0605 calling convention 10 (ghccc) is not supported
  ret i32 0
}
