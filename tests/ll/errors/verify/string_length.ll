@a = global [5 x i8] c"hello\00"  ; error: 22 E0217 the string has 6 bytes, but its type `[5 x i8]` has 5
@b = global [6 x i8] c"hello"  ; error: 22 E0217 the string has 5 bytes, but its type `[6 x i8]` has 6
@c = global { i64, [3 x i8] } { i64 1, [3 x i8] c"a\00" }  ; error: 49 E0217 the string has 2 bytes
@d = global i64 c"abc\00"  ; error: 17 E0216 a string constant has type `[4 x i8]`, not `i64`
