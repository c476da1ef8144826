; The number and types of elements must match.
; covers: 4-70
@a = constant [3 x i32] [i32 1, i32 2] ; error: 25 E0218 has 2 elements
@b = constant [2 x i32] [i32 1, i64 2] ; error: 33 E0201 element 1 has type `i64`
@c = constant { i32, float } { i32 1 } ; error: 30 E0218 has 1 element
@d = constant { i32, float } { i32 1, i32 2 } ; error: 39 E0201 element 1 has type `i32`
@e = constant <2 x i32> <i32 1, i32 2, i32 3> ; error: 25 E0218 has 3 elements
@f = constant [4 x i8] c"abc" ; error: 24 E0217 has 3 bytes
@g = constant i32 [i32 1] ; error: 19 E0218 is not an array type
@h = constant <{ i8, i32 }> { i8 1, i32 2 } ; error: 29 E0132 packed
@i = constant { i8, i32 } <{ i8 1, i32 2 }> ; error: 27 E0132 packed
