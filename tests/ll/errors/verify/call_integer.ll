define void @f(i64 %n) {
  call void %n()  ; error: 13 E0206 `%n` has type `i64`, but what is called must be a pointer
  ret void
}
