; A pointer that was never stored: loading it yields undef, accessing memory through it stops.
; flags: --profile=llvmlite
; covers: 0-27 0-26

define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64*
  %p = load i64*, i64** %s
  %v = load i64, i64* %p ; trap(interp): uninitialised value ; trap(jit): none
  ret i64 %v
}
