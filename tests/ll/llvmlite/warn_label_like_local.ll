; By default a label may be named like a local: each is known by where it stands.
; run: @f(i64 0) == i64 2
; run: @f(i64 1) == i64 1
; covers: 0-23

define i64 @f(i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %done, label %more
more:
  ret i64 1
done: ; warn: 1 W0102 done
  ret i64 2
}
