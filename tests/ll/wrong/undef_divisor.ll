; The divisor was never set: it may be zero.
define i32 @main() {
  %v = alloca i32
  store i32 3, ptr %v
  %w = alloca i32
  %x = load i32, ptr %w
  %even = and i32 %x, -2
  %odd = or i32 %even, 0
  %q = udiv i32 7, %odd ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %q
}
