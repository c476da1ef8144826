; part:
define i32 @f(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
