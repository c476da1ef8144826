; A call's arguments must be exactly the parameters, in number and types, and the result the function's.
; covers: 0-17

define i64 @two(i64 %a, i1 %b) {
  ret i64 %a
}
define i64 @f(i64* %p, i1 %c) {
  %a = call i64 @two(i64 1) ; error: 17 E0206 2 arguments
  %b = call i64 @two(i64 1, i1 %c, i64 3) ; error: 40 E0206 2 arguments
  %d = call i64 @two(i1 %c, i64 1) ; error: 22 E0206 argument 1 ; error: 29 E0206 argument 2
  %e = call i1 @two(i64 1, i1 %c) ; error: 13 E0206 returns
  call void @two(i64 1, i1 %c) ; error: 8 E0206 returns
  %g = call i64 @two(i64* %p, i1 %c) ; error: 22 E0206 argument 1
  ret i64 0
}
; flags: --strict
