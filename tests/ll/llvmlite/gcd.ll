; By subtraction, and by the binary method with shifts.
; run: @gcd(i64 48, i64 18) == i64 6
; run: @gcd(i64 17, i64 5) == i64 1
; run: @gcd(i64 100, i64 100) == i64 100
; run: @binary(i64 48, i64 18) == i64 6
; run: @binary(i64 0, i64 7) == i64 7
; run: @binary(i64 1071, i64 462) == i64 21
; run: @binary(i64 4611686018427387904, i64 1099511627776) == i64 1099511627776
; covers: 0-13 0-16

define i64 @gcd(i64 %a, i64 %b) {
  %e = icmp eq i64 %a, %b
  br i1 %e, label %same, label %differ
same:
  ret i64 %a
differ:
  %g = icmp sgt i64 %a, %b
  br i1 %g, label %first, label %second
first:
  %c = sub i64 %a, %b
  %r = call i64 @gcd(i64 %c, i64 %b)
  ret i64 %r
second:
  %d = sub i64 %b, %a
  %s = call i64 @gcd(i64 %a, i64 %d)
  ret i64 %s
}

define i64 @binary(i64 %a, i64 %b) {
  %az = icmp eq i64 %a, 0
  br i1 %az, label %only_b, label %check_b
only_b:
  ret i64 %b
check_b:
  %bz = icmp eq i64 %b, 0
  br i1 %bz, label %only_a, label %parity
only_a:
  ret i64 %a
parity:
  %alow = and i64 %a, 1
  %blow = and i64 %b, 1
  %aodd = icmp eq i64 %alow, 1
  %bodd = icmp eq i64 %blow, 1
  %ah = ashr i64 %a, 1
  %bh = ashr i64 %b, 1
  br i1 %aodd, label %a_odd, label %a_even
a_even:
  br i1 %bodd, label %half_a, label %half_both
half_both:
  %1 = call i64 @binary(i64 %ah, i64 %bh)
  %2 = shl i64 %1, 1
  ret i64 %2
half_a:
  %3 = call i64 @binary(i64 %ah, i64 %b)
  ret i64 %3
a_odd:
  br i1 %bodd, label %both_odd, label %half_b
half_b:
  %4 = call i64 @binary(i64 %a, i64 %bh)
  ret i64 %4
both_odd:
  %g = icmp sgt i64 %a, %b
  br i1 %g, label %a_more, label %b_more
a_more:
  %5 = sub i64 %a, %b
  %6 = ashr i64 %5, 1
  %7 = call i64 @binary(i64 %6, i64 %b)
  ret i64 %7
b_more:
  %8 = sub i64 %b, %a
  %9 = ashr i64 %8, 1
  %10 = call i64 @binary(i64 %9, i64 %a)
  ret i64 %10
}
