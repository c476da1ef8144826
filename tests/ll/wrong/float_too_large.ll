; A number that no i32 can be.
@huge = global double 1.0e+20
define i32 @main() {
  %x = load double, ptr @huge
  %n = fptosi double %x to i32
  ret i32 %n ; trap(interp): poison value ; trap(jit): none
}
