; A function that must not return does.
define void @stop() noreturn {
  ret void ; trap(interp): broken promise ; trap(jit): none
}
define i32 @main() {
  call void @stop()
  ret i32 0
}
