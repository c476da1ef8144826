@text7 = constant [2 x i8] c"b\00"

define i32 @first(i8* %s) {
  %c = load i8, i8* %s
  %r = zext i8 %c to i32
  ret i32 %r
}
