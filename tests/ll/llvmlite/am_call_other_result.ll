; The result's type counts too.
; flags: --profile=llvmlite
; covers: 0-31

define void @none(i64 %a) {
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %f = bitcast void (i64)* @none to i64 (i64)*
  %r = call i64 %f(i64 1) ; trap(interp): bad call ; trap(jit): none
  ret i64 %r
}
