define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i64 1
b:
  %x = phi i64 [ 0, %0 ], [ 1, %a ]  ; error: 32 E0307 `%a` is not a predecessor of `%b`
  ret i64 %x
}
