; Handlers run in reverse order, once; what a handler registers runs next; exit in a handler goes on with the rest.
; stdout: "third\nadded\nsecond\nfirst\n"
; exit: 4
declare i32 @atexit(void ()*)
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*)
declare void @exit(i32)
declare void @ll_puts(i8*)
@s_first = private constant [6 x i8] c"first\00"
@s_second = private constant [7 x i8] c"second\00"
@s_third = private constant [6 x i8] c"third\00"
@s_added = private constant [6 x i8] c"added\00"

define void @first() {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_first, i64 0, i64 0))
  ret void
}

define void @added() {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_added, i64 0, i64 0))
  call void @exit(i32 4)
  ret void
}

define void @third() {
  call void @ll_puts(i8* getelementptr ([6 x i8], [6 x i8]* @s_third, i64 0, i64 0))
  %1 = call i32 @atexit(void ()* @added)
  ret void
}

define void @show(i8* %text) {
  call void @ll_puts(i8* %text)
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i32 @atexit(void ()* @first)
  %2 = call i32 @__cxa_atexit(void (i8*)* @show, i8* getelementptr ([7 x i8], [7 x i8]* @s_second, i64 0, i64 0), i8* null)
  %3 = call i32 @atexit(void ()* @third)
  ret i64 3
}
