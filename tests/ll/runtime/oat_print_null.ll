; stderr: "print_string: Assertion `NULL != str' failed.\n"
; covers: 0-36
declare void @print_string(i8*)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  call void @print_string(i8* null) ; trap: abort
  ret i64 7
}
