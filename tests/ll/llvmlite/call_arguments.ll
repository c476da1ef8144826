; Arguments arrive in order, whatever their number and types; more than fit in registers.
; run: @sub2(i64 10, i64 3) == i64 7
; run: @weights(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10) == i64 1020304050607080910
; run: @forward() == i64 1020304050607080910
; run: @mixed(i1 true, i64 5, ptr null, i1 false, i64 6) == i64 -1
; run: @mixed_call() == i64 12
; run: @none() == i64 4
; covers: 0-17 0-22

@g = global i64 6

define i64 @sub2(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}

define i64 @weights(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) {
  %1 = mul i64 %a, 100
  %2 = add i64 %1, %b
  %3 = mul i64 %2, 100
  %4 = add i64 %3, %c
  %5 = mul i64 %4, 100
  %6 = add i64 %5, %d
  %7 = mul i64 %6, 100
  %8 = add i64 %7, %e
  %9 = mul i64 %8, 100
  %10 = add i64 %9, %f
  %11 = mul i64 %10, 100
  %12 = add i64 %11, %g
  %13 = mul i64 %12, 100
  %14 = add i64 %13, %h
  %15 = mul i64 %14, 100
  %16 = add i64 %15, %i
  %17 = mul i64 %16, 100
  %18 = add i64 %17, %j
  ret i64 %18
}

define i64 @forward() {
  %r = call i64 @weights(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
  ret i64 %r
}

define i64 @mixed(i1 %a, i64 %b, i64* %p, i1 %c, i64 %d) {
  %null = icmp eq i64* %p, null
  br i1 %null, label %no, label %look
no:
  ret i64 -1
look:
  %v = load i64, i64* %p
  br i1 %a, label %plus, label %minus
plus:
  %s = add i64 %v, %d
  br i1 %c, label %twice, label %once
twice:
  %t = add i64 %s, %s
  ret i64 %t
once:
  ret i64 %s
minus:
  %u = sub i64 %b, %v
  ret i64 %u
}
define i64 @mixed_call() {
  %x = call i64 @mixed(i1 1, i64 5, i64* @g, i1 0, i64 6)
  ret i64 %x
}

define i64 @none() {
  %a = call i64 @two()
  %b = call i64 @two()
  %c = add i64 %a, %b
  ret i64 %c
}
define i64 @two() {
  ret i64 2
}
