; Every block ends with a terminator; what follows one starts a block of its own. The place is where one had to stand.
; covers: 0-21

define i64 @f(i64 %n) {
  %a = add i64 %n, 1
} ; error: 1 E0301 terminator
define i64 @g(i64 %n) {
  ret i64 %n
  %a = add i64 %n, 1 ; error: 3 E0301 instruction after a terminator starts a new block
}
define i64 @h(i64 %n) {
  %a = add i64 %n, 1
next: ; error: 1 E0301 terminator
  ret i64 %n
}
