; A depth of calls that would use up the stack of most processes.
; run: @down(i64 400000) == i64 400000
define i64 @down(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
end:
  ret i64 0
}
