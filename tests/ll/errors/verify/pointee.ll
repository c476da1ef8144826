; Pointees have no meaning, but course programs are careless with them.
@s = global [3 x i8] c"ab\00"
@t = global i8* @s  ; warn: 17 W0203 `@s` has type `[3 x i8]*`, expected `i8*`

define i64 @g([0 x i64]* %p) {
  ret i64 0
}

define i8* @f([9 x i64]* %a, i64** %b) {
  %1 = call i64 @g([9 x i64]* %a)  ; warn: 20 W0203 argument 1 of `@g` has type `[0 x i64]*`, but `[9 x i64]*` is given
  %2 = load i8*, i8** %b  ; warn: 23 W0203 `%b` has type `i64**`, expected `i8**`
  ret i64* null  ; warn: 7 W0203 the value returned has type `i64*`, expected `i8*`
}
