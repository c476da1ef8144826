; A function that is called but not declared takes its type from the call.
; stdout: "undeclared 7\n"
; exit: 7
; covers: 0-36

@u = global [12 x i8] c"undeclared \00"

define i64 @main(i64 %argc, i8** %argv) {
  %u = getelementptr [12 x i8], [12 x i8]* @u, i32 0, i32 0
  %n = call i8* @ll_ltoa(i64 7) ; warn: 17 W0201 @ll_ltoa
  %s = call i8* @ll_strcat(i8* %u, i8* %n) ; warn: 17 W0201 @ll_strcat
  call void @ll_puts(i8* %s) ; warn: 13 W0201 @ll_puts
  ret i64 7
}
