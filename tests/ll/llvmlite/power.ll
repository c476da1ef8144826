; Square and multiply, modulo 2^64.
; run: @pow(i64 2, i64 10) == i64 1024
; run: @pow(i64 2, i64 63) == i64 -9223372036854775808
; run: @pow(i64 2, i64 64) == i64 0
; run: @pow(i64 -3, i64 5) == i64 -243
; run: @pow(i64 3, i64 41) == i64 -420491770248316829
; run: @pow(i64 7, i64 0) == i64 1
; covers: 0-13

define i64 @pow(i64 %b, i64 %e) {
  %x = alloca i64
  %n = alloca i64
  %r = alloca i64
  store i64 %b, i64* %x
  store i64 %e, i64* %n
  store i64 1, i64* %r
  br label %test
test:
  %k = load i64, i64* %n
  %done = icmp eq i64 %k, 0
  br i1 %done, label %end, label %body
body:
  %y = load i64, i64* %x
  %low = and i64 %k, 1
  %odd = icmp ne i64 %low, 0
  br i1 %odd, label %take, label %square
take:
  %a = load i64, i64* %r
  %c = mul i64 %a, %y
  store i64 %c, i64* %r
  br label %square
square:
  %yy = mul i64 %y, %y
  store i64 %yy, i64* %x
  %k1 = lshr i64 %k, 1
  store i64 %k1, i64* %n
  br label %test
end:
  %v = load i64, i64* %r
  ret i64 %v
}
