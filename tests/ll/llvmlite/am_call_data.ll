; A pointer to data identifies no function.
; flags: --profile=llvmlite
; covers: 0-31

@g = global i64 195

define i64 @main(i64 %argc, i8** %argv) {
  %f = bitcast i64* @g to i64 (i64)*
  %r = call i64 %f(i64 1) ; trap(interp): bad call ; trap(jit): none
  ret i64 %r
}
