; ll_ltoa writes every i64 in decimal.
; stdout: "0\n-1\n9223372036854775807\n-9223372036854775808\n"
; exit: 0
; covers: 0-36
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)

define void @show(i64 %n) {
  %text = call i8* @ll_ltoa(i64 %n)
  call void @ll_puts(i8* %text)
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  call void @show(i64 0)
  call void @show(i64 -1)
  call void @show(i64 9223372036854775807)
  call void @show(i64 -9223372036854775808)
  ret i64 0
}
