; Rows are siblings: from a pointer to one row, the first index reaches the others, up to the last.
; flags: --profile=llvmlite
; run: @row(i64 0) == i64 1
; run: @row(i64 2) == i64 5
; covers: 0-28 0-18

@m = global [3 x [2 x i64]] [ [2 x i64] [ i64 1, i64 2 ], [2 x i64] [ i64 3, i64 4 ], [2 x i64] [ i64 5, i64 6 ] ]

define i64 @row(i64 %i) {
  %p = getelementptr [3 x [2 x i64]], [3 x [2 x i64]]* @m, i32 0, i32 0
  %q = getelementptr [2 x i64], [2 x i64]* %p, i64 %i, i32 0
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [3 x [2 x i64]], [3 x [2 x i64]]* @m, i32 0, i32 1
  %q = getelementptr [2 x i64], [2 x i64]* %p, i32 2, i32 0
  store i64 0, i64* %q ; trap(interp): out of bounds ; trap(jit): none
  ret i64 0
}
