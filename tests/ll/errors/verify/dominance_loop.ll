; The value of the loop's body is used in its head.
define i64 @f(i64 %n) {
  br label %head
head:
  %c = icmp slt i64 %i, %n  ; error: 21 E0309 the definition of `%i` does not dominate this use
  br i1 %c, label %body, label %out
body:
  %i = add i64 %n, 1
  br label %head
out:
  ret i64 0
}
