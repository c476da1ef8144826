define i64 @f(i64 %count) {
  %x = add i64 %cout, 1 ; error: 16 E0114 use of undefined value `%cout`
  %y = add i64 %cout, %x
  br label %end
end:
  %z = add i64 %end, %y ; error: 16 E0114 use of undefined value `%end`
  ret i64 %f ; error: 11 E0114 use of undefined value `%f`
}
