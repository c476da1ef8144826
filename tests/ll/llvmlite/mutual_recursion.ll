; run: @is_even(i64 0) == i1 true
; run: @is_even(i64 10) == i1 true
; run: @is_even(i64 7) == i1 false
; run: @is_odd(i64 7) == i1 true
; run: @is_odd(i64 0) == i1 false
; run: @is_odd(i64 1000) == i1 false
; exit: 1
; covers: 0-3 0-17 0-22

define i64 @main(i64 %argc, i8** %argv) {
  %e = call i1 @is_even(i64 8)
  br i1 %e, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i1 @is_even(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %more
yes:
  ret i1 1
more:
  %m = sub i64 %n, 1
  %r = call i1 @is_odd(i64 %m)
  ret i1 %r
}

define i1 @is_odd(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %no, label %more
no:
  ret i1 0
more:
  %m = sub i64 %n, 1
  %r = call i1 @is_even(i64 %m)
  ret i1 %r
}
