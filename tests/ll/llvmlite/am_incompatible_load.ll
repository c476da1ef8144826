; IncompatTagDeref: the value in memory is not of the type loaded.
; flags: --profile=llvmlite
; covers: 0-26

@w = global i64 5

define i64 @main(i64 %argc, i8** %argv) {
  %p = bitcast i64* @w to i64**
  %v = load i64*, i64** %p ; trap(interp): incompatible type ; trap(jit): none
  ret i64 0
}
