; Every call has a frame of its own: the slot keeps its value across the recursive call.
; run: @f(i64 0) == i64 0
; run: @f(i64 4) == i64 1234
; run: @f(i64 9) == i64 123456789
; run: @out(i64 3) == i64 6
; covers: 0-14 0-32

define i64 @f(i64 %n) {
  %slot = alloca i64
  store i64 %n, i64* %slot
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %rec
end:
  ret i64 0
rec:
  %m = sub i64 %n, 1
  %r = call i64 @f(i64 %m)
  %s = load i64, i64* %slot
  %t = mul i64 %r, 10
  %u = add i64 %t, %s
  ret i64 %u
}

; A callee writes through a pointer to its caller's slot.
define void @count(i64* %to, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %rec
end:
  ret void
rec:
  %mine = alloca i64
  store i64 0, i64* %mine
  %m = sub i64 %n, 1
  call void @count(i64* %mine, i64 %m)
  %a = load i64, i64* %mine
  %b = add i64 %a, %n
  store i64 %b, i64* %to
  ret void
}
define i64 @out(i64 %n) {
  %s = alloca i64
  store i64 -1, i64* %s
  call void @count(i64* %s, i64 %n)
  %v = load i64, i64* %s
  ret i64 %v
}
