@a = global [3 x i64] [ i64 1, i64 2 ]  ; error: 23 E0218 the array has 2 elements, but its type `[3 x i64]` has 3
@b = global [2 x [2 x i64]] [ [2 x i64] [ i64 1, i64 2 ], [2 x i64] [ i64 1 ] ]  ; error: 69 E0218 the array has 1 element
