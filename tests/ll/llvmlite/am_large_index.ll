; flags: --profile=llvmlite
; covers: 0-35

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]
@i = global i64 2147483648

define i64 @main(i64 %argc, i8** %argv) {
  %i = load i64, i64* @i
  %q = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i64 %i ; trap(interp): bad index ; trap(jit): none
  %v = load i64, i64* %q
  ret i64 %v
}
