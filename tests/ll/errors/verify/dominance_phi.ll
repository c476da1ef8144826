; A phi reads its values at the end of the predecessor.
define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 2
  br label %d
b:
  br label %d
d:
  %good = phi i64 [ %x, %a ], [ 0, %b ]
  %bad = phi i64 [ 0, %a ], [ %x, %b ]  ; error: 31 E0309 the definition of `%x` does not dominate this use
  ret i64 %good
}
