; The result's type is what GEPTY says, at every depth, through names: each pointer is used as exactly that type.
; run: @all() == i64 31
; covers: 0-18 0-4

%leaf = type { i64, i1 }
%mid = type { %leaf*, [2 x %leaf] }
%top = type [2 x %mid]

@leaf = global %leaf { i64 1, i1 1 }
@t = global %top [
  %mid { %leaf* @leaf, [2 x %leaf] [ %leaf { i64 2, i1 0 }, %leaf { i64 4, i1 0 } ] },
  %mid { %leaf* null, [2 x %leaf] [ %leaf { i64 8, i1 0 }, %leaf { i64 16, i1 1 } ] } ]

define %top* @a(%top* %p) {
  %r = getelementptr %top, %top* %p, i32 0
  ret %top* %r
}
define %mid* @b(%top* %p, i64 %i) {
  %r = getelementptr %top, %top* %p, i32 0, i64 %i
  ret %mid* %r
}
define %leaf** @c(%top* %p) {
  %r = getelementptr %top, %top* %p, i32 0, i32 0, i32 0
  ret %leaf** %r
}
define [2 x %leaf]* @d(%mid* %p) {
  %r = getelementptr %mid, %mid* %p, i32 0, i32 1
  ret [2 x %leaf]* %r
}
define %leaf* @e([2 x %leaf]* %p, i64 %i) {
  %r = getelementptr [2 x %leaf], [2 x %leaf]* %p, i32 0, i64 %i
  ret %leaf* %r
}
define i64* @f(%leaf* %p) {
  %r = getelementptr %leaf, %leaf* %p, i32 0, i32 0
  ret i64* %r
}
define i64 @value(%leaf* %p) {
  %q = call i64* @f(%leaf* %p)
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @pair(%mid* %m) {
  %d = call [2 x %leaf]* @d(%mid* %m)
  %l0 = call %leaf* @e([2 x %leaf]* %d, i64 0)
  %l1 = call %leaf* @e([2 x %leaf]* %d, i64 1)
  %v0 = call i64 @value(%leaf* %l0)
  %v1 = call i64 @value(%leaf* %l1)
  %r = add i64 %v0, %v1
  ret i64 %r
}
define i64 @all() {
  %t = call %top* @a(%top* @t)
  %m0 = call %mid* @b(%top* %t, i64 0)
  %m1 = call %mid* @b(%top* %t, i64 1)
  %s0 = call i64 @pair(%mid* %m0)
  %s1 = call i64 @pair(%mid* %m1)
  %c = call %leaf** @c(%top* %t)
  %l = load %leaf*, %leaf** %c
  %v = call i64 @value(%leaf* %l)
  %x = add i64 %s0, %s1
  %y = add i64 %x, %v
  ret i64 %y
}
