define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 2
  br label %b
b:
  ret i64 %x  ; error: 11 E0309 the definition of `%x` does not dominate this use
}
