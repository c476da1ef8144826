; A comparison that promises numbers of the same sign.
@minus = global i32 -1
define i32 @main() {
  %x = load i32, ptr @minus
  %c = icmp samesign ult i32 %x, 5
  br i1 %c, label %yes, label %no ; trap(interp): poison value ; trap(jit): none
yes:
  ret i32 1
no:
  ret i32 0
}
