; A pointer computed from an undefined pointer is undefined, even if the index leads back.
; flags: --profile=llvmlite
; covers: 0-28

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]
@off = global i64 7

define i64 @main(i64 %argc, i8** %argv) {
  %i = load i64, i64* @off
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i64 %i
  %q = getelementptr i64, i64* %p, i32 0
  %v = load i64, i64* %q ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %v
}
