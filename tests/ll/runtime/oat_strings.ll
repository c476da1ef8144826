; Strings to arrays of characters and back.
; stdout: "97123ab12abXb"
; exit: 5
; covers: 0-36
@s_ab = private constant [3 x i8] c"ab\00"

declare i64* @array_of_string(i8*)
declare i8* @string_of_array(i64*)
declare i64 @length_of_string(i8*)
declare i8* @string_of_int(i64)
declare i8* @string_cat(i8*, i8*)
declare void @print_string(i8*)
declare void @print_int(i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %ab = getelementptr [3 x i8], [3 x i8]* @s_ab, i64 0, i64 0
  %array = call i64* @array_of_string(i8* %ab)
  %at = getelementptr i64, i64* %array, i64 1
  %a = load i64, i64* %at
  call void @print_int(i64 %a)
  %number = call i8* @string_of_int(i64 123)
  %text = call i8* @string_cat(i8* %number, i8* %ab)
  call void @print_string(i8* %text)
  %negative = call i8* @string_of_int(i64 12)
  %again = call i8* @string_cat(i8* %negative, i8* %ab)
  call void @print_string(i8* %again)
  store i64 88, i64* %at
  %changed = call i8* @string_of_array(i64* %array)
  call void @print_string(i8* %changed)
  %n = call i64 @length_of_string(i8* %text)
  ret i64 %n
}
