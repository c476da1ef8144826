@s = constant [3 x i8] c"ab\00 ; error: 25 E0106 this string has no closing
