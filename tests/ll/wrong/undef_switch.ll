; The same with a switch.
define i32 @main() {
  %v = alloca i32
  %x = load i32, ptr %v
  switch i32 %x, label %other [ i32 1, label %one ] ; trap(interp): uninitialised value ; trap(jit): none
one:
  ret i32 0
other:
  ret i32 1
}
