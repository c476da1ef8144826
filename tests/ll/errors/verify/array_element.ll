@a = global [2 x i64] [ i64 1, i32 2 ]  ; error: 32 E0201 element 1 has type `i32`, expected `i64`
