define i64 @f(i64 %n) {
  %c = icmp slt i64 %n, 0
  br i1 %c, label %a, label %b
a:
  %x = add i64 %n, 1  ; error: 3 E0301 expected a terminator at the end of the block
b:
  ret i64 %n
}
