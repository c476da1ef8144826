@data = global i64 0
@where = global ptr @data
define i32 @main() {
  %f = load ptr, ptr @where
  %r = call i32 %f(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
