; ll_atol reads a decimal number from the start of a string.
; args: 12 -5x
; exit: 7
; covers: 0-30 0-36
declare i64 @ll_atol(i8*)

define i64 @number(i8** %argv, i64 %i) {
  %at = getelementptr i8*, i8** %argv, i64 %i
  %text = load i8*, i8** %at
  %n = call i64 @ll_atol(i8* %text)
  ret i64 %n
}

define i64 @main(i64 %argc, i8** %argv) {
  %a = call i64 @number(i8** %argv, i64 1)
  %b = call i64 @number(i8** %argv, i64 2)
  %r = add i64 %a, %b
  ret i64 %r
}
