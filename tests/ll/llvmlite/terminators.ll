; ret void, ret of every kind of operand, br, and br i1 with both outcomes, from comparisons, memory and literals.
; run: @literal() == i64 -4
; run: @local(i64 3) == i64 3
; run: @global() == i1 true
; run: @cond(i1 true) == i64 1
; run: @cond(i1 false) == i64 2
; run: @always() == i64 1
; run: @never() == i64 2
; run: @same_target(i1 true) == i64 5
; run: @same_target(i1 false) == i64 5
; run: @memory() == i64 2
; run: @chain(i64 1) == i64 10
; covers: 0-21 0-22

@g = global i64 1
@flag = global i1 0

define void @nothing() {
  ret void
}
define i64 @literal() {
  call void @nothing()
  ret i64 -4
}
define i64 @local(i64 %x) {
  ret i64 %x
}
define i64* @address() {
  ret i64* @g
}
define i1 @global() {
  %p = call i64* @address()
  %r = icmp eq i64* %p, @g
  ret i1 %r
}
define i64 @cond(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 2
}
define i64 @always() {
  br i1 1, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 2
}
define i64 @never() {
  br i1 0, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 2
}
define i64 @same_target(i1 %c) {
  br i1 %c, label %out, label %out
out:
  ret i64 5
}
define i64 @memory() {
  %c = load i1, i1* @flag
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 2
}
define i64 @chain(i64 %x) {
  br label %a
a:
  br label %b
b:
  %y = mul i64 %x, 10
  br label %c
c:
  ret i64 %y
}
