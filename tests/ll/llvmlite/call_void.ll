; A call without a result, direct and through a pointer; its effect is seen by later loads.
; run: @twice() == i64 30
; run: @through() == i64 7
; covers: 0-5 0-17 0-21 0-22

@acc = global i64 0

define void @add(i64 %n) {
  %a = load i64, i64* @acc
  %b = add i64 %a, %n
  store i64 %b, i64* @acc
  ret void
}

define void @reset() {
  store i64 0, i64* @acc
  ret void
}

define i64 @twice() {
  call void @reset()
  call void @add(i64 10)
  call void @add(i64 20)
  %r = load i64, i64* @acc
  ret i64 %r
}

define i64 @through() {
  call void @reset()
  %slot = alloca void (i64)*
  store void (i64)* @add, void (i64)** %slot
  %f = load void (i64)*, void (i64)** %slot
  call void %f(i64 3)
  call void %f(i64 4)
  %r = load i64, i64* @acc
  ret i64 %r
}
