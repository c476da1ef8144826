; ll_strncopy overwrites a string from a character on, and never makes it longer.
; stdout: "abXY\nabXY\nabZZ\n"
; exit: 0
; covers: 0-36
@buffer = global [7 x i8] c"abcdef\00"
@s_xy = private constant [3 x i8] c"XY\00"
@s_zzz = private constant [5 x i8] c"ZZZZ\00"

declare i8* @ll_strncopy(i8*, i8*, i64)
declare void @ll_puts(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %to = getelementptr [7 x i8], [7 x i8]* @buffer, i64 0, i64 0
  %1 = call i8* @ll_strncopy(i8* %to, i8* getelementptr ([3 x i8], [3 x i8]* @s_xy, i64 0, i64 0), i64 2)
  call void @ll_puts(i8* %to)
  %2 = call i8* @ll_strncopy(i8* %to, i8* getelementptr ([5 x i8], [5 x i8]* @s_zzz, i64 0, i64 0), i64 4)
  call void @ll_puts(i8* %to)
  %3 = call i8* @ll_strncopy(i8* %to, i8* getelementptr ([5 x i8], [5 x i8]* @s_zzz, i64 0, i64 0), i64 2)
  call void @ll_puts(i8* %to)
  ret i64 0
}
