; ll_strcat makes a new string; its arguments stay as they are, and may be its own results.
; stdout: "hello, world!\nhello, world!hello, world!\nhello, \n"
; exit: 0
; covers: 0-36
@s_hello = private constant [8 x i8] c"hello, \00"
@s_world = private constant [7 x i8] c"world!\00"

declare i8* @ll_strcat(i8*, i8*)
declare void @ll_puts(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %hello = getelementptr [8 x i8], [8 x i8]* @s_hello, i64 0, i64 0
  %world = getelementptr [7 x i8], [7 x i8]* @s_world, i64 0, i64 0
  %both = call i8* @ll_strcat(i8* %hello, i8* %world)
  call void @ll_puts(i8* %both)
  %twice = call i8* @ll_strcat(i8* %both, i8* %both)
  call void @ll_puts(i8* %twice)
  call void @ll_puts(i8* %hello)
  ret i64 0
}
