define i64 @f(i8 %a) {
  %x = zext i8 %a i64 ; error: 19 E0101 expected `to` in `zext`
  ret i64 %x
}
