; covers: 1-57

define i64 @div(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b ; trap: division by zero
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @div(i64 1, i64 0)
  ret i64 %r
}
