; error@2: 25 E0106 this string has no closing
@s = constant [3 x i8] c"ab\00
