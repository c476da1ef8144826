; The Oat runtime's strings: arrays of characters, there and back, concatenation, numbers and booleans.
; stdout: "hello17 -9223372036854775808 true false 5 world"
; exit: 0
; covers: 0-36

@hello = global [6 x i8] c"hello\00"
@world = global [6 x i8] c"world\00"
@blank = global [2 x i8] c" \00"

declare void @print_string(i8*)
declare void @print_int(i64)
declare void @print_bool(i64)
declare i64 @length_of_string(i8*)
declare i8* @string_of_int(i64)
declare i8* @string_cat(i8*, i8*)
declare i64* @array_of_string(i8*)
declare i8* @string_of_array(i64*)

define i64 @main() {
  %h = getelementptr [6 x i8], [6 x i8]* @hello, i32 0, i32 0
  %w = getelementptr [6 x i8], [6 x i8]* @world, i32 0, i32 0
  %b = getelementptr [2 x i8], [2 x i8]* @blank, i32 0, i32 0
  %n = call i8* @string_of_int(i64 17)
  %hn = call i8* @string_cat(i8* %h, i8* %n)
  call void @print_string(i8* %hn)
  call void @print_string(i8* %b)
  call void @print_int(i64 -9223372036854775808)
  call void @print_string(i8* %b)
  call void @print_bool(i64 1)
  call void @print_string(i8* %b)
  call void @print_bool(i64 0)
  call void @print_string(i8* %b)
  %l = call i64 @length_of_string(i8* %h)
  call void @print_int(i64 %l)
  call void @print_string(i8* %b)
  %a = call i64* @array_of_string(i8* %w)
  %s = call i8* @string_of_array(i64* %a)
  call void @print_string(i8* %s)
  ret i64 0
}
