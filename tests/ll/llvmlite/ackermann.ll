; run: @ack(i64 0, i64 0) == i64 1
; run: @ack(i64 1, i64 2) == i64 4
; run: @ack(i64 2, i64 3) == i64 9
; run: @ack(i64 3, i64 3) == i64 61
; covers: 0-17 0-21

define i64 @ack(i64 %m, i64 %n) {
  %mz = icmp eq i64 %m, 0
  br i1 %mz, label %base, label %more
base:
  %r0 = add i64 %n, 1
  ret i64 %r0
more:
  %m1 = sub i64 %m, 1
  %nz = icmp eq i64 %n, 0
  br i1 %nz, label %zero, label %both
zero:
  %r1 = call i64 @ack(i64 %m1, i64 1)
  ret i64 %r1
both:
  %n1 = sub i64 %n, 1
  %inner = call i64 @ack(i64 %m, i64 %n1)
  %r2 = call i64 @ack(i64 %m1, i64 %inner)
  ret i64 %r2
}
