; covers: 0-36
declare i32 @pritnf(i8*, ...)
declare void @ll_putz(i8*)
declare void @not_used_so_nobody_minds()
@missing = external global i64
@table = global [1 x void ()*] [ void ()* @in_table ] ; error: 1 E0701 no function named `@in_table`
declare void @in_table()
@s_s = private constant [2 x i8] c"s\00"

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i32 (i8*, ...) @pritnf(i8* getelementptr ([2 x i8], [2 x i8]* @s_s, i64 0, i64 0)) ; error: 3 E0701 no function named `@pritnf` in the program, the courses' runtime or the C library
  call void @ll_putz(i8* getelementptr ([2 x i8], [2 x i8]* @s_s, i64 0, i64 0)) ; error: 3 E0701 no function named `@ll_putz`
  call void @ll_putz(i8* getelementptr ([2 x i8], [2 x i8]* @s_s, i64 0, i64 0))
  %2 = load i64, i64* @missing ; error: 3 E0702 no variable named `@missing` in the program or the C library
  %3 = getelementptr [1 x void ()*], [1 x void ()*]* @table, i64 0, i64 0
  ret i64 %2
}
