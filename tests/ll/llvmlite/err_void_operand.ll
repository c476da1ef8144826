; An operand, an alloca, a field or a parameter cannot have type void.
; covers: 0-4 0-5

define i64 @f(void %x) { ; error: 15 E0122 void
  %p = alloca void ; error: 15 E0213 void
  ret i64 0
}
