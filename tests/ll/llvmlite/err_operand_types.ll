; An operand has the type written before it.
; covers: 0-12 0-13 0-16

define i64 @f(i64 %n, i1 %c, i64* %p) {
  %a = add i64 %n, %c ; error: 20 E0201 %c
  %b = icmp eq i64 %p, %n ; error: 20 E0201 %p
  %d = add i64 %n, null ; error: 20 E0132 null
  store i64 %c, i64* %p ; error: 13 E0201 %c
  br i1 %n, label %x, label %x ; error: 9 E0201 %n
x:
  ret i64 %c ; error: 11 E0201 %c
}
