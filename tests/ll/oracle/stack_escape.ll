define ptr @local() {
  %x = alloca i32
  store i32 5, ptr %x
  ret ptr %x
}
define i32 @main() {
  %p = call ptr @local()
  %y = alloca i32
  store i32 6, ptr %y
  %v = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %v
}
