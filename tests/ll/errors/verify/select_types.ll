define i64 @f(i64 %n, i64 %c) {
  %x = select i1 true, i64 %n, i32 4  ; error: 32 E0201 the values of a select must have the same type
  %y = select i64 %c, i64 %n, i64 4  ; error: 15 E0219 select condition must be i1
  ret i64 %y
}
