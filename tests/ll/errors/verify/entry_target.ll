define i64 @f(i64 %n) {
start:
  %c = icmp slt i64 %n, 0
  br i1 %c, label %start, label %b  ; error: 19 E0304 entry block to function must not have predecessors
b:
  ret i64 %n
}
; covers: 1-21
