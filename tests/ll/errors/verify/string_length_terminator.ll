; Where the type says another length than the string has.
@a = constant [5 x i8] c"hello\00" ; error: 24 E0217 the string has 6 bytes, but its type `[5 x i8]` has 5
@b = constant [6 x i8] c"hello" ; error: 24 E0217 the string has 5 bytes, but its type `[6 x i8]` has 6
