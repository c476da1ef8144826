; A string has no zero character in it.
; stderr: "string_of_array: Assertion `0 != str[i]' failed.\n"
; covers: 0-36
@array = global [3 x i64] [ i64 2, i64 97, i64 256 ]

declare i8* @string_of_array(i64*)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %array = getelementptr [3 x i64], [3 x i64]* @array, i64 0, i64 0
  %text = call i8* @string_of_array(i64* %array) ; trap: abort
  ret i64 7
}
