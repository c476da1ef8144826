define i32 @main() {
  %s = alloca i32
  %v = load i32, ptr %s
  switch i32 %v, label %other [ i32 1, label %one ] ; trap(interp): uninitialised value ; trap(jit): none
one:
  ret i32 1
other:
  ret i32 2
}
