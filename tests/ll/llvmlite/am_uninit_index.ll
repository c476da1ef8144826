; A pointer computed with an undefined index is undefined.
; flags: --profile=llvmlite
; covers: 0-27 0-28

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]

define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64
  %v = load i64, i64* %s
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i64 %v
  store i64 5, i64* %p ; trap(interp): uninitialised value ; trap(jit): none
  ret i64 3
}
