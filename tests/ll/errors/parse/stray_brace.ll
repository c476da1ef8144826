define i64 @f(i64 %n) {
  ret i64 %n
}
} ; error: 1 E0104 unmatched `}`
