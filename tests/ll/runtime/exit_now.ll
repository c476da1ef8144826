; _exit runs no handlers, and what stdio holds back is lost.
; stdout: "written\n"
; exit: 6
declare i32 @atexit(void ()*)
declare void @_exit(i32)
declare i32 @fflush(i8*)
declare void @ll_puts(i8*)
@s_written = private constant [8 x i8] c"written\00"
@s_lost = private constant [5 x i8] c"lost\00"

define void @handler() {
  call void @ll_puts(i8* getelementptr ([5 x i8], [5 x i8]* @s_lost, i64 0, i64 0))
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i32 @atexit(void ()* @handler)
  call void @ll_puts(i8* getelementptr ([8 x i8], [8 x i8]* @s_written, i64 0, i64 0))
  %2 = call i32 @fflush(i8* null)
  call void @ll_puts(i8* getelementptr ([5 x i8], [5 x i8]* @s_lost, i64 0, i64 0))
  call void @_exit(i32 6)
  ret i64 0
}
