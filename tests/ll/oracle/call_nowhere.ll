define i32 @main() {
  %f = inttoptr i64 123456789 to ptr
  %r = call i32 %f(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
