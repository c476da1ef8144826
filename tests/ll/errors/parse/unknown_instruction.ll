define i64 @f(i64 %a) {
  %x = addd i64 %a, 2 ; error: 8 E0102 unknown instruction `addd`
  laod i64, ptr null ; error: 3 E0102 unknown instruction `laod`
  %y = frobnicate i64 %x ; error: 8 E0102 unknown instruction `frobnicate`
  ret i64 %x
}
