; A program that stops itself with llvm.trap.
declare void @llvm.trap()
define void @check(i1 %fine) {
  br i1 %fine, label %good, label %bad
good:
  ret void
bad:
  call void @llvm.trap() ; trap: signal
  unreachable
}
define i32 @main() {
  call void @check(i1 false)
  ret i32 0
}
