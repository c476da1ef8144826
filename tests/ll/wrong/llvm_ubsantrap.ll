; A program that stops itself with llvm.ubsantrap.
declare void @llvm.ubsantrap(i8)
define void @check(i1 %fine) {
  br i1 %fine, label %good, label %bad
good:
  ret void
bad:
  call void @llvm.ubsantrap(i8 3) ; trap: signal
  unreachable
}
define i32 @main() {
  call void @check(i1 false)
  ret i32 0
}
