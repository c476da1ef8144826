@x = global i32 2147483647
define i32 @main() {
  %v = load i32, ptr @x
  %s = add nsw i32 %v, 1
  %c = icmp sgt i32 %s, %v
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
