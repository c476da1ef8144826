declare void @llvm.trap()
define i32 @main() {
  call void @llvm.trap() ; trap: signal
  unreachable
}
