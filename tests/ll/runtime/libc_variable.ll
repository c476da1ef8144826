; Variables of the C library are used where they are.
; stdout: "out\n"
; exit: 0
@stdout = external global i8*
@s_out = private constant [5 x i8] c"out\0A\00"

declare i32 @fputs(i8*, i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %stream = load i8*, i8** @stdout
  %1 = call i32 @fputs(i8* getelementptr ([5 x i8], [5 x i8]* @s_out, i64 0, i64 0), i8* %stream)
  ret i64 0
}
