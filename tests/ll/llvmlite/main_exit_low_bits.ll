; The exit status is the low eight bits of the result.
; exit: 231
; covers: 0-30

define i64 @main(i64 %argc, i8** %argv) {
  ret i64 999
}
