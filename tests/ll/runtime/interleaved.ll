; The runtime and printf write through the same buffer.
; stdout: "a 1\nb\nc2true\nd"
; exit: 0
; covers: 0-36
@s_format = private constant [7 x i8] c"a %ld\0A\00"
@s_b = private constant [2 x i8] c"b\00"
@s_c = private constant [2 x i8] c"c\00"
@s_d = private constant [3 x i8] c"\0Ad\00"

declare i32 @printf(i8*, ...)
declare void @ll_puts(i8*)
declare void @print_string(i8*)
declare void @print_int(i64)
declare void @print_bool(i1)

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i32 (i8*, ...) @printf(i8* getelementptr ([7 x i8], [7 x i8]* @s_format, i64 0, i64 0), i64 1)
  call void @ll_puts(i8* getelementptr ([2 x i8], [2 x i8]* @s_b, i64 0, i64 0))
  call void @print_string(i8* getelementptr ([2 x i8], [2 x i8]* @s_c, i64 0, i64 0))
  call void @print_int(i64 2)
  call void @print_bool(i1 1)
  %2 = call i32 (i8*, ...) @printf(i8* getelementptr ([3 x i8], [3 x i8]* @s_d, i64 0, i64 0))
  ret i64 0
}
