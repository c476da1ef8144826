; One element that is poison is enough.
; covers: 4-78
define i32 @f(<2 x i32> noundef %v) {
  ret i32 0
}
define i32 @main() {
  %v = insertelement <2 x i32> poison, i32 1, i64 0
  %r = call i32 @f(<2 x i32> %v) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
