; Labels and locals belong to their function: several functions use the same names, also names of globals and types.
; run: @fac_a(i64 5) == i64 120
; run: @fac_b(i64 5) == i64 24
; run: @x(i64 3) == i64 30
; covers: 0-23 0-3

%x = type { i64 }
@ret = global i64 10

define i64 @fac_a(i64 %n) {
  %c = icmp sle i64 %n, 0
  br i1 %c, label %base, label %rec
base:
  ret i64 1
rec:
  %m = sub i64 %n, 1
  %r = call i64 @fac_a(i64 %m)
  %p = mul i64 %n, %r
  ret i64 %p
}

define i64 @fac_b(i64 %n) {
  %c = icmp sle i64 %n, 1
  br i1 %c, label %base, label %rec
base:
  ret i64 1
rec:
  %m = sub i64 %n, 1
  %r = call i64 @fac_a(i64 %m)
  ret i64 %r
}

define i64 @x(i64 %x) {
  %ret = load i64, i64* @ret
  %fac_a = mul i64 %x, %ret
  ret i64 %fac_a
}
