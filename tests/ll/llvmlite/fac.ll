; The document's running example, with both closing braces.
; run: @fac(i64 0) == i64 1
; run: @fac(i64 1) == i64 1
; run: @fac(i64 6) == i64 720
; run: @fac(i64 20) == i64 2432902008176640000
; run: @fac(i64 21) == i64 -4249290049419214848
; run: @fac(i64 -5) == i64 1
; run: @main() == i64 720
; exit: 208
; covers: 0-1 0-2 0-13 0-16 0-17 0-21 0-22

define i64 @fac(i64 %n) {              ; (1)
  %1 = icmp sle i64 %n, 0              ; (2)
  br i1 %1, label %ret, label %rec     ; (3)
ret:                                   ; (4)
  ret i64 1
rec:                                   ; (5)
  %2 = sub i64 %n, 1                   ; (6)
  %3 = call i64 @fac(i64 %2)           ; (7)
  %4 = mul i64 %n, %3
  ret i64 %4                           ; (8)
}

define i64 @main() {                   ; (9)
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
