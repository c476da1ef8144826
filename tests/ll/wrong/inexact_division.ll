; A division that promises to leave nothing over.
@seven = global i32 7
define i32 @main() {
  %x = load i32, ptr @seven
  %y = sdiv exact i32 %x, 2
  ret i32 %y ; trap(interp): poison value ; trap(jit): none
}
