; The number of leading zeros of zero, where that is said to be undefined.
declare i32 @llvm.ctlz.i32(i32, i1)
@zero = global i32 0
define i32 @main() {
  %x = load i32, ptr @zero
  %n = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  ret i32 %n ; trap(interp): poison value ; trap(jit): none
}
