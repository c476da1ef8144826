define i64 @f(i64 nounde %n) nounwnd { ; error: 19 E0143 unknown attribute `nounde`
  ret i64 %n
}
; error@1: 30 E0143 unknown attribute `nounwnd`
