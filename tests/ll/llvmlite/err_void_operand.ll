; void is no type of an operand, a slot, a field or a parameter.
; covers: 0-4 0-5

define i64 @f(void %x) { ; error: 15 E0202
  %p = alloca void ; error: 15
  ret i64 0
}
