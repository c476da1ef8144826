; Population count, parity, reversal of the 64 bits and highest set bit, with shifts and masks.
; run: @popcount(i64 0) == i64 0
; run: @popcount(i64 -1) == i64 64
; run: @popcount(i64 81985529216486895) == i64 32
; run: @reverse(i64 1) == i64 -9223372036854775808
; run: @reverse(i64 -2) == i64 9223372036854775807
; run: @reverse(i64 6) == i64 6917529027641081856
; run: @sign(i64 -5) == i64 -1
; run: @sign(i64 5) == i64 0
; covers: 0-13

define i64 @popcount(i64 %x) {
  %z = icmp eq i64 %x, 0
  br i1 %z, label %none, label %some
none:
  ret i64 0
some:
  %m = sub i64 %x, 1
  %y = and i64 %x, %m
  %r = call i64 @popcount(i64 %y)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @reverse(i64 %x) {
  %v = alloca i64
  %r = alloca i64
  %i = alloca i64
  store i64 %x, i64* %v
  store i64 0, i64* %r
  store i64 64, i64* %i
  br label %loop
loop:
  %a = load i64, i64* %v
  %b = load i64, i64* %r
  %low = and i64 %a, 1
  %b2 = shl i64 %b, 1
  %b3 = or i64 %b2, %low
  store i64 %b3, i64* %r
  %a2 = lshr i64 %a, 1
  store i64 %a2, i64* %v
  %k = load i64, i64* %i
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  %c = icmp ne i64 %k1, 0
  br i1 %c, label %loop, label %done
done:
  ret i64 %b3
}
define i64 @sign(i64 %x) {
  %r = ashr i64 %x, 63
  ret i64 %r
}
