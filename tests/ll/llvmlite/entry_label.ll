; The first block may have a name; the loop starts in a block of its own since nothing may branch to the first one.
; run: @f(i64 3) == i64 8
; covers: 0-25 0-21

define i64 @f(i64 %n) {
entry:
  %i = alloca i64
  %p = alloca i64
  store i64 %n, i64* %i
  store i64 1, i64* %p
  br label %head
head:
  %k = load i64, i64* %i
  %z = icmp sle i64 %k, 0
  br i1 %z, label %done, label %body
body:
  %a = load i64, i64* %p
  %b = shl i64 %a, 1
  store i64 %b, i64* %p
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  br label %head
done:
  %r = load i64, i64* %p
  ret i64 %r
}
