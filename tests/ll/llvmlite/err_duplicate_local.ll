; Each local is defined once, also a parameter.
; covers: 0-23

define i64 @f(i64 %n) {
  %x = add i64 %n, 1
  %x = add i64 %n, 2 ; error: 3 E0110 %x
  %n = add i64 %x, 3 ; error: 3 E0110 %n
  ret i64 %x
}
define i64 @g(i64 %a, i64 %a) { ; error: 27 E0110 %a
  ret i64 %a
}
