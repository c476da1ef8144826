; covers: 1-57

define i8 @div(i8 %a, i8 %b) {
  %r = udiv i8 %a, %b ; trap: division by zero
  ret i8 %r
}
define i32 @main() {
  %r = call i8 @div(i8 1, i8 0)
  %x = zext i8 %r to i32
  ret i32 %x
}
