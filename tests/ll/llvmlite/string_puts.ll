; stdout: "hello, world\nsecond\n\nq\"b\\e\n"
; exit: 3
; covers: 0-8 0-10 0-36

@hello = global [13 x i8] c"hello, world\00"
@second = global [7 x i8] c"second\00"
@empty = global [1 x i8] c"\00"
@quote = global [6 x i8] c"q\22b\5Ce\00"

declare void @ll_puts(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %1 = getelementptr [13 x i8], [13 x i8]* @hello, i32 0, i32 0
  call void @ll_puts(i8* %1)
  %2 = getelementptr [7 x i8], [7 x i8]* @second, i32 0, i32 0
  call void @ll_puts(i8* %2)
  %3 = getelementptr [1 x i8], [1 x i8]* @empty, i32 0, i32 0
  call void @ll_puts(i8* %3)
  %4 = getelementptr [6 x i8], [6 x i8]* @quote, i32 0, i32 0
  call void @ll_puts(i8* %4)
  ret i64 3
}
