; ll_callback calls a function of the program with 19 and 19; that function may call it again.
; exit: 57
; covers: 0-36
declare i64 @ll_callback(i64 (i64, i64)*)

define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @ll_callback(i64 (i64, i64)* @outer)
  ret i64 %r
}

define i64 @outer(i64 %a, i64 %b) {
  %inner = call i64 @ll_callback(i64 (i64, i64)* @add)
  %r = add i64 %inner, %a
  ret i64 %r
}

define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
