; A constant expression that divides by zero, or overflows, is poison: it stops nobody who does not look at it.
; run: @unlooked() == i32 7
; run: @chosen() == i32 7
; run: @good() == i64 -3
; run: @good_function() == i64 0
; run: @one_lane() == i64 2
@word = global i64 sdiv (i64 1, i64 0)
@int = global i32 sdiv (i32 -2147483648, i32 -1)
@rest = global i32 srem (i32 -2147483648, i32 -1)
@lanes = global <2 x i64> udiv (<2 x i64> <i64 1, i64 2>, <2 x i64> <i64 0, i64 1>)
@wide = global i200 udiv (i200 1, i200 0)
@wide_rest = global i200 srem (i200 1, i200 0)
@wide_lanes = global <2 x i200> udiv (<2 x i200> <i200 1, i200 2>, <2 x i200> <i200 1, i200 0>)
@k = global i64 4
define i32 @unlooked() {
  %a = load i64, ptr @word
  %b = load i32, ptr @int
  %c = load i32, ptr @rest
  %d = load <2 x i64>, ptr @lanes
  %e = load i200, ptr @wide
  %f = load i200, ptr @wide_rest
  %g = load <2 x i200>, ptr @wide_lanes
  ret i32 7
}
define i32 @chosen() {
  %c = icmp eq i32 1, 2
  %v = select i1 %c, i32 udiv (i32 1, i32 0), i32 7
  %w = select i1 %c, i64 srem (i64 ptrtoint (ptr @k to i64), i64 0), i64 1
  %x = select i1 %c, i64 sdiv (i64 ptrtoint (ptr @chosen to i64), i64 0), i64 1
  %y = select i1 %c, i200 sdiv (i200 5, i200 0), i200 1
  %z = select i1 %c, <2 x i64> udiv (<2 x i64> <i64 ptrtoint (ptr @chosen to i64), i64 1>, <2 x i64> <i64 0, i64 0>), <2 x i64> <i64 1, i64 1>
  store i64 udiv (i64 1, i64 0), ptr @k
  ret i32 %v
}
define i64 @good() {
  %x = add i64 sdiv (i64 -7, i64 2), 0
  ret i64 %x
}
; Divisions that are left to the code: of a function's address.
define i64 @good_function() {
  %a = ptrtoint ptr @good to i64
  %b = sdiv i64 %a, -1
  %d = sub i64 sdiv (i64 ptrtoint (ptr @good to i64), i64 -1), %b
  %e = srem i64 %a, -1
  %f = sub i64 srem (i64 ptrtoint (ptr @good to i64), i64 -1), %e
  %g = udiv i64 %a, 3
  %h = sub i64 udiv (i64 ptrtoint (ptr @good to i64), i64 3), %g
  %i = or i64 %d, %f
  %j = or i64 %i, %h
  ret i64 %j
}
define i64 @one_lane() {
  %x = load <2 x i64>, ptr @lanes
  %y = extractelement <2 x i64> %x, i32 1
  ret i64 %y
}
