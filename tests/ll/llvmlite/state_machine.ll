; A table of functions as states: each returns the next state's number; the trace is written to an array.
; run: @run(i64 0) == i64 121212
; run: @run(i64 2) == i64 300000
; covers: 0-17 0-33

%state = type i64 ()*
@states = global [3 x %state] [ %state @one, %state @two, %state @three ]
@trace = global i64 0
@steps = global i64 0

define void @mark(i64 %d) {
  %t = load i64, i64* @trace
  %u = mul i64 %t, 10
  %v = add i64 %u, %d
  store i64 %v, i64* @trace
  %s = load i64, i64* @steps
  %s1 = add i64 %s, 1
  store i64 %s1, i64* @steps
  ret void
}
define i64 @one() {
  call void @mark(i64 1)
  ret i64 1
}
define i64 @two() {
  call void @mark(i64 2)
  ret i64 0
}
define i64 @three() {
  call void @mark(i64 3)
  ret i64 -1
}
define i64 @run(i64 %start) {
  store i64 0, i64* @trace
  store i64 0, i64* @steps
  %cur = alloca i64
  store i64 %start, i64* %cur
  br label %loop
loop:
  %n = load i64, i64* @steps
  %full = icmp sge i64 %n, 6
  br i1 %full, label %done, label %check
check:
  %c = load i64, i64* %cur
  %stop = icmp slt i64 %c, 0
  br i1 %stop, label %pad, label %go
go:
  %p = getelementptr [3 x %state], [3 x %state]* @states, i32 0, i64 %c
  %f = load %state, %state* %p
  %next = call i64 %f()
  store i64 %next, i64* %cur
  br label %loop
pad:
  call void @mark(i64 0)
  br label %loop
done:
  %r = load i64, i64* @trace
  ret i64 %r
}
