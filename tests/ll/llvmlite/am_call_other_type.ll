; A function pointer that identifies a function of another type cannot be called.
; flags: --profile=llvmlite
; covers: 0-31

define i64 @two(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @main(i64 %argc, i8** %argv) {
  %f = bitcast i64 (i64, i64)* @two to i64 (i64)*
  %r = call i64 %f(i64 1) ; trap(interp): bad call ; trap(jit): none
  ret i64 %r
}
