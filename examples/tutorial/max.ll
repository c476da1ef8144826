; The program `max(3, 4)`.
define i64 @max(i64 %a, i64 %b) {
  %less = icmp slt i64 %a, %b
  br i1 %less, label %second, label %first
first:
  ret i64 %a
second:
  ret i64 %b
}

define i64 @main() {
  %m = call i64 @max(i64 3, i64 4)
  ret i64 %m
}

; run: @max(i64 3, i64 4) == i64 4
; run: @max(i64 -3, i64 -4) == i64 -3
; run: @max(i64 5, i64 5) == i64 5
; exit: 4
