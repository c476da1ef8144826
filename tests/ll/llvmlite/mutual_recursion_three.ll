; Three functions in a cycle: n counts down through a, b and c; the result says who saw zero.
; run: @a(i64 0) == i64 1
; run: @a(i64 1) == i64 2
; run: @a(i64 2) == i64 3
; run: @a(i64 300) == i64 1
; run: @b(i64 301) == i64 3
; run: @c(i64 302) == i64 2
; covers: 0-3

define i64 @a(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %go
done:
  ret i64 1
go:
  %m = sub i64 %n, 1
  %r = call i64 @b(i64 %m)
  ret i64 %r
}

define i64 @b(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %go
done:
  ret i64 2
go:
  %m = sub i64 %n, 1
  %r = call i64 @c(i64 %m)
  ret i64 %r
}

define i64 @c(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %go
done:
  ret i64 3
go:
  %m = sub i64 %n, 1
  %r = call i64 @a(i64 %m)
  ret i64 %r
}
