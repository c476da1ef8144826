; The slots of a frame are not an array either.
; flags: --profile=llvmlite
; covers: 0-28 0-32

define i64 @main(i64 %argc, i8** %argv) {
  %a = alloca i64
  %b = alloca i64
  store i64 1, i64* %a
  store i64 2, i64* %b
  %q = getelementptr i64, i64* %a, i32 1
  %v = load i64, i64* %q ; trap(interp): bad index ; trap(jit): none
  ret i64 %v
}
