@a = global { i64, i1 } { i64 1 }  ; error: 25 E0218 the struct has 1 element, but its type `{ i64, i1 }` has 2
@b = global { i64, i1 } { i64 1, i64 1 }  ; error: 34 E0201 element 1 has type `i64`, expected `i1`
@c = global i64 { i64 1 }  ; error: 17 E0218 `i64` is not a struct type
@d = global { i64 } [ i64 1 ]  ; error: 21 E0218 `{ i64 }` is not an array type
