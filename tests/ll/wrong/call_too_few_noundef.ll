; A function is called through a pointer without its second argument, which must not be undefined.
define i32 @sum(i32 noundef %a, i32 noundef %b) {
  %s = add i32 %a, %b
  ret i32 %s
}
@sum_of = global ptr @sum
define i32 @main() {
  %f = load ptr, ptr @sum_of
  %whole = call i32 %f(i32 4, i32 5)
  %part = call i32 %f(i32 4) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
