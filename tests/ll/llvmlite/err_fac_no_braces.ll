; The example as printed, without its closing braces: where the next definition begins, one is missing, and at the end.
; error@14: 1 E0103 `}`
; error@17: 1 E0103 `}`
; covers: 0-1

define i64 @fac(i64 %n) {              ; (1)
  %1 = icmp sle i64 %n, 0              ; (2)
  br i1 %1, label %ret, label %rec     ; (3)
ret:                                   ; (4)
  ret i64 1
rec:                                   ; (5)
  ret i64 2

define i64 @main() {                   ; (9)
  %1 = call i64 @fac(i64 6)
  ret i64 %1
