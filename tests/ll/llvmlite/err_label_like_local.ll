; Labels and locals share one name space under --strict.
; flags: --strict
; covers: 0-23

define i64 @f(i64 %n) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %done, label %more
more:
  ret i64 1
done: ; error: 1 W0102 done
  ret i64 2
}
