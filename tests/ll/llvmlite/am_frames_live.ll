; A frame lives until its function returns: pointers into callers' frames are good at any depth.
; flags: --profile=llvmlite
; run: @f(i64 10) == i64 55
; covers: 0-32

define void @add(i64* %to, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  ret void
more:
  %v = load i64, i64* %to
  %w = add i64 %v, %n
  store i64 %w, i64* %to
  %m = sub i64 %n, 1
  call void @add(i64* %to, i64 %m)
  ret void
}
define i64 @f(i64 %n) {
  %s = alloca i64
  store i64 0, i64* %s
  call void @add(i64* %s, i64 %n)
  %v = load i64, i64* %s
  ret i64 %v
}
