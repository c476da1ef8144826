; IncompatTagDeref in a store: the target holds a pointer, not an i64.
; flags: --profile=llvmlite
; covers: 0-26

@p = global i64* null

define i64 @main(i64 %argc, i8** %argv) {
  %q = bitcast i64** @p to i64*
  store i64 1, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 0
}
