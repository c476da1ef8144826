; Functions registered with atexit run in reverse order after main.
; stdout: "main\nsecond\nfirst\n"
; exit: 4

@m = constant [5 x i8] c"main\00"
@f = constant [6 x i8] c"first\00"
@s = constant [7 x i8] c"second\00"

declare i32 @atexit(void ()*)
declare i32 @puts(i8*)

define void @first() {
  %s = getelementptr [6 x i8], [6 x i8]* @f, i64 0, i64 0
  %1 = call i32 @puts(i8* %s)
  ret void
}
define void @second() {
  %s = getelementptr [7 x i8], [7 x i8]* @s, i64 0, i64 0
  %1 = call i32 @puts(i8* %s)
  ret void
}
define i32 @main() {
  %1 = call i32 @atexit(void ()* @first)
  %2 = call i32 @atexit(void ()* @second)
  %s = getelementptr [5 x i8], [5 x i8]* @m, i64 0, i64 0
  %3 = call i32 @puts(i8* %s)
  ret i32 4
}
