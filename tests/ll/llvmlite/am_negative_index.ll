; Indices are assumed to lie in [0, Int32.max].
; flags: --profile=llvmlite
; covers: 0-35

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]
@i = global i64 -1

define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 2
  %i = load i64, i64* @i
  %q = getelementptr i64, i64* %p, i64 %i ; trap(interp): bad index ; trap(jit): none
  %v = load i64, i64* %q
  ret i64 %v
}
