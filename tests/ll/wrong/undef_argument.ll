; A parameter that must be defined is passed a field that was never set.
define i32 @f(i32 noundef %x) {
  ret i32 0
}
define i32 @main() {
  %pair = alloca { i32, i32 }
  store i32 1, ptr %pair
  %second = getelementptr { i32, i32 }, ptr %pair, i32 0, i32 1
  %x = load i32, ptr %second
  %r = call i32 @f(i32 noundef %x) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %r
}
