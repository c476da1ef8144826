; The number of primes up to n, with an array of flags.
; run: @primes(i64 1) == i64 0
; run: @primes(i64 2) == i64 1
; run: @primes(i64 30) == i64 10
; run: @primes(i64 1000) == i64 168
; covers: 0-18 0-36

declare i8* @ll_malloc(i64, i64)

define i64 @primes(i64 %n) {
  %n1 = add i64 %n, 1
  %raw = call i8* @ll_malloc(i64 %n1, i64 8)
  %marks = bitcast i8* %raw to i64*
  %i = alloca i64
  %j = alloca i64
  %count = alloca i64
  store i64 2, i64* %i
  store i64 0, i64* %count
  br label %outer
outer:
  %a = load i64, i64* %i
  %more = icmp sle i64 %a, %n
  br i1 %more, label %look, label %done
look:
  %p = getelementptr i64, i64* %marks, i64 %a
  %m = load i64, i64* %p
  %a1 = add i64 %a, 1
  store i64 %a1, i64* %i
  %prime = icmp eq i64 %m, 0
  br i1 %prime, label %found, label %outer
found:
  %c = load i64, i64* %count
  %c1 = add i64 %c, 1
  store i64 %c1, i64* %count
  %sq = mul i64 %a, %a
  store i64 %sq, i64* %j
  br label %inner
inner:
  %b = load i64, i64* %j
  %again = icmp sle i64 %b, %n
  br i1 %again, label %mark, label %outer
mark:
  %q = getelementptr i64, i64* %marks, i64 %b
  store i64 1, i64* %q
  %b1 = add i64 %b, %a
  store i64 %b1, i64* %j
  br label %inner
done:
  %r = load i64, i64* %count
  ret i64 %r
}
