; What is assumed does not hold.
declare void @llvm.assume(i1)
@size = global i32 -1
define i32 @main() {
  %n = load i32, ptr @size
  %c = icmp sge i32 %n, 0
  call void @llvm.assume(i1 %c) ; trap(interp): unreachable ; trap(jit): none
  ret i32 0
}
