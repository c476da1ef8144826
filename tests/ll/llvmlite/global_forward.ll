; Initializers that name globals and functions defined further down.
; run: @chain() == i64 99
; run: @table(i64 0, i64 5) == i64 6
; run: @table(i64 1, i64 5) == i64 4
; run: @cycle() == i1 true
; covers: 0-3 0-9

@first = global i64** @second
@fns = global [2 x i64 (i64)*] [ i64 (i64)* @up, i64 (i64)* @down ]
@ring = global %ring { %ring* @ring2, i64 1 }
%ring = type { %ring*, i64 }
@ring2 = global %ring { %ring* @ring, i64 2 }

define i64 @chain() {
  %p = load i64**, i64*** @first
  %q = load i64*, i64** %p
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @table(i64 %i, i64 %x) {
  %p = getelementptr [2 x i64 (i64)*], [2 x i64 (i64)*]* @fns, i32 0, i64 %i
  %f = load i64 (i64)*, i64 (i64)** %p
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i1 @cycle() {
  %p = getelementptr %ring, %ring* @ring, i32 0, i32 0
  %q = load %ring*, %ring** %p
  %r = getelementptr %ring, %ring* %q, i32 0, i32 0
  %s = load %ring*, %ring** %r
  %t = icmp eq %ring* %s, @ring
  ret i1 %t
}
@second = global i64* @third
define i64 @up(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @down(i64 %x) {
  %r = sub i64 %x, 1
  ret i64 %r
}
@third = global i64 99
