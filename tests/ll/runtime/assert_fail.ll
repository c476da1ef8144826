; What C's assert becomes.
; stderr: "llvmlite-jit: prog.c:7: main: Assertion `x > 0' failed.\n"
declare void @__assert_fail(i8*, i8*, i32, i8*)
@s_text = private constant [6 x i8] c"x > 0\00"
@s_file = private constant [7 x i8] c"prog.c\00"
@s_function = private constant [5 x i8] c"main\00"

define i64 @main(i64 %argc, i8** %argv) {
  call void @__assert_fail(i8* getelementptr ([6 x i8], [6 x i8]* @s_text, i64 0, i64 0), i8* getelementptr ([7 x i8], [7 x i8]* @s_file, i64 0, i64 0), i32 7, i8* getelementptr ([5 x i8], [5 x i8]* @s_function, i64 0, i64 0)) ; trap: abort
  unreachable
}
