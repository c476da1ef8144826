; And so do the parameters' types.
; flags: --profile=llvmlite
; covers: 0-31

define i64 @ptr(i64* %p) {
  ret i64 3
}
define i64 @main(i64 %argc, i8** %argv) {
  %f = bitcast i64 (i64*)* @ptr to i64 (i64)*
  %r = call i64 %f(i64 1) ; trap(interp): bad call ; trap(jit): none
  ret i64 %r
}
