; An index beyond an inner array is off its end, although the outer array goes on.
; flags: --profile=llvmlite
; covers: 0-28

@m = global [2 x [2 x i64]] [ [2 x i64] [ i64 1, i64 2 ], [2 x i64] [ i64 3, i64 4 ] ]

define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [2 x [2 x i64]], [2 x [2 x i64]]* @m, i32 0, i32 0, i32 2
  %v = load i64, i64* %p ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %v
}
