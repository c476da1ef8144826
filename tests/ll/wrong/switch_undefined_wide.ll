; A switch looks at a number of more than 64 bits whose upper part nobody wrote.
define i32 @main() {
  %p = alloca i192
  store i64 7, ptr %p
  %v = load i192, ptr %p
  switch i192 %v, label %other [ i192 7, label %other ] ; trap(interp): uninitialised value ; trap(jit): none
other:
  ret i32 0
}
