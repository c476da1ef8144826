; A function that promises to touch no memory counts its calls.
@calls = global i32 0
define i32 @square(i32 %x) memory(none) {
  %n = load i32, ptr @calls
  %m = add i32 %n, 1
  store i32 %m, ptr @calls ; trap(interp): broken promise ; trap(jit): none
  %y = mul i32 %x, %x
  ret i32 %y
}
define i32 @main() {
  %r = call i32 @square(i32 3)
  ret i32 0
}
