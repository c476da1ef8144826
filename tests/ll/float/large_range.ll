; A number beyond the range of the integer makes it poison.
define i32 @main() {
  %p = alloca fp128
  store fp128 0xL00000000000000004006010000000000, ptr %p
  %v = load fp128, ptr %p
  %i = fptosi fp128 %v to i8
  %r = sdiv i8 1, %i ; trap(interp): poison value ; trap(jit): none
  %s = sext i8 %r to i32
  ret i32 %s
}
