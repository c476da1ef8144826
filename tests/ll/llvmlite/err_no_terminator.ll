; A block ends with a terminator, and nothing follows that.
; covers: 0-21

define i64 @f(i64 %n) {
  %a = add i64 %n, 1
} ; error: 1 E0301
define i64 @g(i64 %n) {
  ret i64 %n
  %a = add i64 %n, 1
} ; error: 1 E0301
define i64 @h(i64 %n) {
  %a = add i64 %n, 1
next: ; error: 1 E0301
  ret i64 %n
}
