define i32 @f(i64 %a) {
  %r = add i64 %a, 1
  ret %r
}
