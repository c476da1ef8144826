; What a library does not have is missing as before.
; load: load.c

@anwser = external global i32 ; error@8: 3 E0702 no variable named `@anwser` in the program, the libraries or the C library

declare i64 @thrice(i64)
define i32 @main() {
  %v = load i32, ptr @anwser
  %n = call i64 @thrice(i64 1) ; error: 3 E0701 no function named `@thrice` in the program, the libraries, the courses' runtime or the C library
  ret i32 %v
}
