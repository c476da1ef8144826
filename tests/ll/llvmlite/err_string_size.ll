; The size of the array is the string's length in bytes, the terminator and each escape counted once.
; covers: 0-10

@short = global [3 x i8] c"abc\00" ; error: 26 E0217 4 bytes
@long = global [5 x i8] c"abc\00" ; error: 25 E0217 4 bytes
@escape = global [5 x i8] c"a\0Ab\00" ; error: 27 E0217 4 bytes
@none = global [4 x i8] c"abc" ; error: 25 E0217 3 bytes
@good = global [4 x i8] c"a\0Ab\00"
@nested = global { i64, [2 x i8] } { i64 1, [2 x i8] c"ab\00" } ; error: 54 E0217 3 bytes
