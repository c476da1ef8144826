; FLATTEN does not flatten arrays: [2 x i64] is not a prefix of [4 x i64].
; flags: --profile=llvmlite
; covers: 0-28

@a = global [4 x i64] [ i64 1, i64 2, i64 3, i64 4 ]

define i64 @main(i64 %argc, i8** %argv) {
  %c = bitcast [4 x i64]* @a to [2 x i64]*
  %q = getelementptr [2 x i64], [2 x i64]* %c, i32 0, i32 1
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
