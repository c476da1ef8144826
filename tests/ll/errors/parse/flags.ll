define i64 @f(i64 %a) {
  %x = and nsw i64 %a, 1 ; error: 12 E0141 `nsw` is not a flag of `and`
  %y = add fast i64 %a, 1 ; error: 12 E0141 `fast` is not a flag of `add`
  %z = udiv exact i64 %a, 1
  %w = getelementptr nsw i64, ptr null, i64 1 ; error: 22 E0141 `nsw` is not a flag of `getelementptr`
  %v = getelementptr inrange(-8, 8) i64, ptr null, i64 1 ; error: 22 E0141 `inrange(-8, 8)` is not a flag of `getelementptr`
  ret i64 %x
}
