; An extension that promises not to meet a negative number.
@minus = global i8 -1
define i32 @main() {
  %x = load i8, ptr @minus
  %y = zext nneg i8 %x to i32
  ret i32 %y ; trap(interp): poison value ; trap(jit): none
}
