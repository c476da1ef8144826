; One wrong token in each statement: each is found, the others are unharmed.
; covers: 0-1 0-21

define i64 @f(i64 %n, i64* %p) {
  %a = add i64 %n 1 ; error: 19 E0101 `,`
  %b = ad i64 %n, 1 ; error: 8 E0102 ad
  %c = icmp lt i64 %n, 1 ; error: 13 E0142 predicate
  %d = load i64 i64* %p ; error: 17 E0101 load
  ret i64 %n
}
