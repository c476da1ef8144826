define i64 @f(i64 %n) {
  %x = load i64, i64 %n  ; error: 18 E0215 load operand must be a pointer, not `i64`
  store i64 1, i64 %n  ; error: 16 E0215 store operand must be a pointer, not `i64`
  %y = getelementptr i64, i64 %n, i32 0  ; error: 27 E0215 base of getelementptr must be a pointer, not `i64`
  ret i64 %x
}
