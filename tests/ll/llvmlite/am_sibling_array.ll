; Indexing into siblings is legal for what was allocated as an array, at every level.
; flags: --profile=llvmlite
; run: @words() == i64 3
; run: @rows() == i64 5
; run: @structs() == i64 9
; covers: 0-28

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]
@m = global [2 x [2 x i64]] [ [2 x i64] [ i64 2, i64 3 ], [2 x i64] [ i64 4, i64 5 ] ]
@s = global [2 x { i64, i64 }] [ { i64, i64 } { i64 6, i64 7 }, { i64, i64 } { i64 8, i64 9 } ]

define i64 @words() {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 1
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @rows() {
  %p = getelementptr [2 x [2 x i64]], [2 x [2 x i64]]* @m, i32 0, i32 0
  %q = getelementptr [2 x i64], [2 x i64]* %p, i32 1, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @structs() {
  %p = getelementptr [2 x { i64, i64 }], [2 x { i64, i64 }]* @s, i32 0, i32 0
  %q = getelementptr { i64, i64 }, { i64, i64 }* %p, i32 1, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
