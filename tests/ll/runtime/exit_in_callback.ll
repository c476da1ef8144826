; exit from a function that a host function called.
; stdout: "in\n"
; exit: 19
declare i64 @ll_callback(i64 (i64, i64)*)
declare void @ll_puts(i8*)
declare void @exit(i32)
@s_in = private constant [3 x i8] c"in\00"
@s_never = private constant [6 x i8] c"never\00"

define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @ll_callback(i64 (i64, i64)* @leave)
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_never, i64 0, i64 0))
  ret i64 %r
}

define i64 @leave(i64 %a, i64 %b) {
  call void @ll_puts(i8* getelementptr ([3 x i8], [3 x i8]* @s_in, i64 0, i64 0))
  %status = trunc i64 %a to i32
  call void @exit(i32 %status)
  unreachable
}
