; An `or` that promises to be a sum.
@three = global i32 3
define i32 @main() {
  %x = load i32, ptr @three
  %y = or disjoint i32 %x, 1
  ret i32 %y ; trap(interp): poison value ; trap(jit): none
}
