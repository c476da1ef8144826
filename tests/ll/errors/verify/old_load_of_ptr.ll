define i64 @f(ptr %p) {
  %x = load ptr %p  ; error: 13 E0222 `ptr` does not say what it points to
  %y = getelementptr ptr %p, i64 1  ; error: 22 E0222 `ptr` does not say what it points to
  ret i64 0
}
