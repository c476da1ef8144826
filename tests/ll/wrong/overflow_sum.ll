; A sum that promises not to overflow does, and is branched on.
@most = global i32 2147483647
define i32 @main() {
  %x = load i32, ptr @most
  %y = add nsw i32 %x, 1
  %c = icmp sgt i32 %y, %x
  br i1 %c, label %larger, label %smaller ; trap(interp): poison value ; trap(jit): none
larger:
  ret i32 0
smaller:
  ret i32 1
}
