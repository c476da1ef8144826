; The program's result is an undefined value.
; flags: --profile=llvmlite
; covers: 0-27

define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64
  %v = load i64, i64* %s
  ret i64 %v ; trap(interp): uninitialised value ; trap(jit): none
}
