; Arguments read as numbers.
; args: 20 22
; exit: 42
; covers: 0-30 0-36

declare i64 @ll_atol(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %p1 = getelementptr i8*, i8** %argv, i32 1
  %s1 = load i8*, i8** %p1
  %a = call i64 @ll_atol(i8* %s1)
  %p2 = getelementptr i8*, i8** %argv, i32 2
  %s2 = load i8*, i8** %p2
  %b = call i64 @ll_atol(i8* %s2)
  %c = add i64 %a, %b
  ret i64 %c
}
