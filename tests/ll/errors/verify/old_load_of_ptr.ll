define i64 @f(ptr %p) {
  %x = load ptr %p  ; error: 13 E0222 `ptr` has no pointee type
  %y = getelementptr ptr %p, i64 1  ; error: 22 E0222 `ptr` has no pointee type
  ret i64 0
}
