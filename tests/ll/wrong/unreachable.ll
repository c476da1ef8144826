; What does not return according to its caller returns.
define void @fail(i32 %code) {
  ret void
}
define i32 @main() {
  call void @fail(i32 1) noreturn ; trap(interp): broken promise
  unreachable ; trap(jit): unreachable
}
