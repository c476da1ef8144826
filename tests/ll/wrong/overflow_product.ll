; A product that promises to stay below 2^32.
@many = global i32 65536
define i32 @main() {
  %x = load i32, ptr @many
  %y = mul nuw i32 %x, %x
  ret i32 %y ; trap(interp): poison value ; trap(jit): none
}
