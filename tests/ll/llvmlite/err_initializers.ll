; An initializer has its global's type.
; covers: 0-8 0-9

@x = global i64 1
@a = global i64 null ; error: 17 E0132 null
@b = global i64* 5 ; error: 18 E0132 integer
@c = global i64 @x ; error: 17 E0201 @x
@d = global [3 x i64] [ i64 1, i64 2 ] ; error: 23 E0218 2 elements
@e = global [2 x i64] [ i64 1, i64* @x ] ; error: 32 E0201 element 1
@f = global { i64, i64* } { i64 1 } ; error: 27 E0218 1 element
@g = global i64* @nowhere ; error: 18 E0401 nowhere
