; A hundred thousand calls deep, each with a slot of its own.
; run: @down(i64 100000) == i64 100000
; run: @sum(i64 100000) == i64 5000050000
; run: @even(i64 100001) == i1 false
; covers: 0-14 0-32

define i64 @down(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}

define i64 @sum(i64 %n) {
  %slot = alloca i64
  store i64 %n, i64* %slot
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %r = call i64 @sum(i64 %m)
  %v = load i64, i64* %slot
  %s = add i64 %r, %v
  ret i64 %s
}

define i1 @even(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %more
yes:
  ret i1 1
more:
  %m = sub i64 %n, 1
  %r = call i1 @odd(i64 %m)
  ret i1 %r
}
define i1 @odd(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %no, label %more
no:
  ret i1 0
more:
  %m = sub i64 %n, 1
  %r = call i1 @even(i64 %m)
  ret i1 %r
}
