; quick_exit runs the handlers of at_quick_exit, not those of atexit.
; stdout: "quick\n"
; exit: 5
declare i32 @atexit(void ()*)
declare i32 @at_quick_exit(void ()*)
declare void @quick_exit(i32)
declare i32 @fflush(i8*)
declare void @ll_puts(i8*)
@s_quick = private constant [6 x i8] c"quick\00"
@s_never = private constant [6 x i8] c"never\00"

define void @quick() {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_quick, i64 0, i64 0))
  %1 = call i32 @fflush(i8* null)
  ret void
}

define void @never() {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_never, i64 0, i64 0))
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i32 @atexit(void ()* @never)
  %2 = call i32 @at_quick_exit(void ()* @quick)
  call void @quick_exit(i32 5)
  ret i64 0
}
