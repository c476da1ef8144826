; `\n` is two characters; `\0A`, `\\n` and `\5Cn` are what they look like.
@a = constant [4 x i8] c"a\n\00" ; warn: 27 W0107 `\n` is two characters here
@b = constant [7 x i8] c"\0A\\n\5Cn\q"
