; The number of steps to 1; the condition is a bit.
; run: @steps(i64 1) == i64 0
; run: @steps(i64 6) == i64 8
; run: @steps(i64 27) == i64 111
; run: @steps(i64 97) == i64 118
; covers: 0-13 0-21

define i64 @steps(i64 %n) {
  %x = alloca i64
  %c = alloca i64
  store i64 %n, i64* %x
  store i64 0, i64* %c
  br label %test
test:
  %v = load i64, i64* %x
  %one = icmp eq i64 %v, 1
  br i1 %one, label %done, label %step
step:
  %k = load i64, i64* %c
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %c
  %low = and i64 %v, 1
  %even = icmp eq i64 %low, 0
  br i1 %even, label %half, label %triple
half:
  %h = lshr i64 %v, 1
  store i64 %h, i64* %x
  br label %test
triple:
  %t = mul i64 %v, 3
  %t1 = add i64 %t, 1
  store i64 %t1, i64* %x
  br label %test
done:
  %r = load i64, i64* %c
  ret i64 %r
}
