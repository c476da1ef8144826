define i64 @f(i1 %c, i32 %n) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i64 [ 1, %0 ], [ %n, %a ]  ; error: 29 E0201 `%n` has type `i32`, expected `i64`
  ret i64 %x
}
