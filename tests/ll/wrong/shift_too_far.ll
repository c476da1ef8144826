; A shift by the width.
@amount = global i32 32
define i32 @main() {
  %n = load i32, ptr @amount
  %x = shl i32 1, %n
  ret i32 %x ; trap(interp): poison value ; trap(jit): none
}
