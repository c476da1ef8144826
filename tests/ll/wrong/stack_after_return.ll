; A function returns the address of its variable.
define ptr @local() {
  %v = alloca i32
  store i32 7, ptr %v
  ret ptr %v
}
define i32 @main() {
  %p = call ptr @local()
  %x = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
