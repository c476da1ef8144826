; Nothing adds a line end.
; stdout: "-5truefalsetrue9223372036854775807"
; exit: 0
; covers: 0-36
declare void @print_int(i64)
declare void @print_bool(i1)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  call void @print_int(i64 -5)
  call void @print_bool(i1 1)
  call void @print_bool(i1 0)
  %same = icmp eq i64 %argc, %argc
  call void @print_bool(i1 %same)
  call void @print_int(i64 9223372036854775807)
  ret i64 0
}
