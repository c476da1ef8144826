; The courses' programs call the runtime without declaring it.
; stdout: "38\n"
; exit: 0
; covers: 0-36
define i64 @main(i64 %argc, i8** %argv) {
  %n = call i64 @ll_callback(i64 (i64, i64)* @add) ; warn: 17 W0201 `@ll_callback` is not declared
  %text = call i8* @ll_ltoa(i64 %n) ; warn: 20 W0201 `@ll_ltoa` is not declared
  call void @ll_puts(i8* %text) ; warn: 13 W0201 `@ll_puts` is not declared
  ret i64 0
}

define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
