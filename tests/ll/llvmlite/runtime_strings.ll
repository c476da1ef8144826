; The course runtime: numbers to text, concatenation into fresh memory, output with a line end.
; stdout: "0\n-1\n-9223372036854775808\n9223372036854775807\nabc\n12 apples\nab\n"
; exit: 0
; covers: 0-36 0-10

@ab = global [3 x i8] c"ab\00"
@c = global [2 x i8] c"c\00"
@apples = global [8 x i8] c" apples\00"

declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
declare i8* @ll_ltoa(i64)

define void @number(i64 %n) {
  %s = call i8* @ll_ltoa(i64 %n)
  call void @ll_puts(i8* %s)
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  call void @number(i64 0)
  call void @number(i64 -1)
  call void @number(i64 -9223372036854775808)
  call void @number(i64 9223372036854775807)
  %ab = getelementptr [3 x i8], [3 x i8]* @ab, i32 0, i32 0
  %c = getelementptr [2 x i8], [2 x i8]* @c, i32 0, i32 0
  %abc = call i8* @ll_strcat(i8* %ab, i8* %c)
  call void @ll_puts(i8* %abc)
  %n = call i8* @ll_ltoa(i64 12)
  %apples = getelementptr [8 x i8], [8 x i8]* @apples, i32 0, i32 0
  %t = call i8* @ll_strcat(i8* %n, i8* %apples)
  call void @ll_puts(i8* %t)
  call void @ll_puts(i8* %ab)
  ret i64 0
}
