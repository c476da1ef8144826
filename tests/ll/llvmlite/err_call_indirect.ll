; The same through a function pointer.
; covers: 0-17

define i64 @f(i64 (i64)* %f, i64 %n) {
  %a = call i64 %f(i64 1, i64 2) ; error: 31 E0206 1 argument
  %b = call i1 %f(i64 1) ; error: 13 E0206 returns
  %c = call i64 %n(i64 1) ; error: 17 E0206 pointer
  ret i64 0
}
; flags: --strict
