defne i64 @f(i64 %n) { ; error: 1 E0104 expected a top-level entity, found `defne`
  ret i64 %n
}
ret i64 1
define i64 @g() {
  ret i64 1
}
add i64 1, 2 ; error: 1 E0104 instruction `add` outside of a function
