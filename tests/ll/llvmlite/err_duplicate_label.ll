; Each label stands once in its function.
; covers: 0-23

define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i64 1
b:
  ret i64 2
a: ; error: 1 E0111 a
  ret i64 3
}
