define i64 @f() {
  x = add i64 1, 2 ; error: 3 E0102 expected an instruction, found `x =`
  ret i64 0
}
