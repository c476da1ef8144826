; covers: 1-57

define i64 @div(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b ; trap: division overflow
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @div(i64 -9223372036854775808, i64 -1)
  ret i64 %r
}
