; A vector comes in one register, two numbers in two.
define float @second(float %a, float %b) {
  ret float %b
}
define i32 @main() {
  %f = bitcast ptr @second to ptr
  %r = call float %f(<2 x float> <float 1.0, float 2.0>) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
