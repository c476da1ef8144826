; What an alias or ifunc stands for has a type, but for conversions and the like, which say theirs.
@one = global i32 3
@a = alias i32, @one ; error: 17 E0101 expected a type before `@one`
@b = alias @one ; error: 12 E0101 expected a type before `@one`
@c = alias i32, bitcast (i32* @one to i32*)
@d = alias i32, null ; error: 17 E0101 expected a type before `null`
@e = ifunc i32* @one ; error: 1 E0101 expected the type of the ifunc and a comma before its resolver
@f = ifunc bitcast (i32* @one to void ()*) ; error: 1 E0101 expected the type of the ifunc
