; ll_strlen counts the characters before the zero.
; args: "" four
; exit: 4
; covers: 0-36
declare i64 @ll_strlen(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %p1 = getelementptr i8*, i8** %argv, i64 1
  %s1 = load i8*, i8** %p1
  %n1 = call i64 @ll_strlen(i8* %s1)
  %p2 = getelementptr i8*, i8** %argv, i64 2
  %s2 = load i8*, i8** %p2
  %n2 = call i64 @ll_strlen(i8* %s2)
  %r = add i64 %n1, %n2
  ret i64 %r
}
