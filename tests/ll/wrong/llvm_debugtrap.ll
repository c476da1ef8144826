; A program that stops itself with llvm.debugtrap.
declare void @llvm.debugtrap()
define void @check(i1 %fine) {
  br i1 %fine, label %good, label %bad
good:
  ret void
bad:
  call void @llvm.debugtrap() ; trap: signal
  unreachable
}
define i32 @main() {
  call void @check(i1 false)
  ret i32 0
}
