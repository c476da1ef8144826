; One error for each damaged statement, and none for what depends on them.
define i64 @f(i64 %a) {
  %x = add i64 %a 1 ; error: 19 E0101 expected `,`
  %y = mul i64 %x, %x
  %z = sbu i64 %y, 1 ; error: 8 E0102 unknown instruction `sbu`
  br label %nxt ; error: 12 E0115 use of undefined label `%nxt`
next:
  ret i64 %z
}

define i64 @g() {
  ret i64 %nothing ; error: 11 E0114 use of undefined value `%nothing`
}
