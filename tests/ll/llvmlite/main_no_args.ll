; Without arguments the count is one.
; exit: 1
; covers: 0-30

define i64 @main(i64 %argc, i8** %argv) {
  ret i64 %argc
}
