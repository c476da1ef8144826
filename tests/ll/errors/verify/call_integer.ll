define void @f(i64 %n) {
  call void %n()  ; error: 13 E0206 callee `%n` has type `i64`, but must be a pointer
  ret void
}
