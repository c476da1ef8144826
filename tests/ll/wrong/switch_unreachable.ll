; A value for which a switch has no case, and its default says that there is none.
define i32 @name(i32 %day) {
  switch i32 %day, label %none [ i32 0, label %monday i32 1, label %tuesday ]
none:
  unreachable ; trap: unreachable
monday:
  ret i32 77
tuesday:
  ret i32 84
}
define i32 @main() {
  %x = call i32 @name(i32 9)
  ret i32 %x
}
