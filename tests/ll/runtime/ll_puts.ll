; ll_puts writes a string and a line end.
; stdout: "hello\n\n"
; exit: 0
; covers: 0-36
@s_hello = private constant [6 x i8] c"hello\00"
@s_empty = private constant [1 x i8] c"\00"

declare void @ll_puts(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_hello, i64 0, i64 0))
  call void @ll_puts(i8* getelementptr ([1 x i8], [1 x i8]* @s_empty, i64 0, i64 0))
  ret i64 0
}
