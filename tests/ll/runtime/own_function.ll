; A function of the program hides the runtime's and the C library's of the same name.
; run: @main(i64 1, ptr null) == i64 12
; covers: 0-36
define i64 @ll_strlen(i8* %s) {
  ret i64 5
}

define i64 @strlen(i8* %s) {
  ret i64 7
}

define i64 @main(i64 %argc, i8** %argv) {
  %a = call i64 @ll_strlen(i8* null)
  %b = call i64 @strlen(i8* null)
  %r = add i64 %a, %b
  ret i64 %r
}
