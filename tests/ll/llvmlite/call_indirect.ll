; Function pointers as arguments, in slots, in globals, in structs and arrays, and as results.
; run: @argument(i64 5) == i64 10
; run: @slot(i64 5) == i64 25
; run: @global(i64 5) == i64 10
; run: @struct(i64 5) == i64 25
; run: @array(i64 0, i64 7) == i64 14
; run: @array(i64 1, i64 7) == i64 49
; run: @array(i64 2, i64 7) == i64 -7
; run: @result(i1 true, i64 3) == i64 6
; run: @result(i1 false, i64 3) == i64 9
; run: @compose(i64 3) == i64 -18
; covers: 0-17 0-8

%op = type i64 (i64)*
@fn = global i64 (i64)* @double
@rec = global { i64, i64 (i64)* } { i64 1, i64 (i64)* @square }
@table = global [3 x %op] [ %op @double, %op @square, %op @negate ]

define i64 @double(i64 %x) {
  %r = add i64 %x, %x
  ret i64 %r
}
define i64 @square(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @negate(i64 %x) {
  %r = sub i64 0, %x
  ret i64 %r
}
define i64 @apply(i64 (i64)* %f, i64 %x) {
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @argument(i64 %x) {
  %r = call i64 @apply(i64 (i64)* @double, i64 %x)
  ret i64 %r
}
define i64 @slot(i64 %x) {
  %s = alloca i64 (i64)*
  store i64 (i64)* @square, i64 (i64)** %s
  %f = load i64 (i64)*, i64 (i64)** %s
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @global(i64 %x) {
  %f = load i64 (i64)*, i64 (i64)** @fn
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @struct(i64 %x) {
  %p = getelementptr { i64, i64 (i64)* }, { i64, i64 (i64)* }* @rec, i32 0, i32 1
  %f = load i64 (i64)*, i64 (i64)** %p
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @array(i64 %i, i64 %x) {
  %p = getelementptr [3 x %op], [3 x %op]* @table, i32 0, i64 %i
  %f = load %op, %op* %p
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 (i64)* @choose(i1 %b) {
  br i1 %b, label %d, label %s
d:
  ret i64 (i64)* @double
s:
  ret i64 (i64)* @square
}
define i64 @result(i1 %b, i64 %x) {
  %f = call i64 (i64)* @choose(i1 %b)
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @twice_apply(i64 (i64 (i64)*, i64)* %a, i64 (i64)* %f, i64 (i64)* %g, i64 %x) {
  %y = call i64 %a(i64 (i64)* %f, i64 %x)
  %z = call i64 %a(i64 (i64)* %g, i64 %y)
  ret i64 %z
}
define i64 @compose(i64 %x) {
  %s = mul i64 %x, 6
  %r = call i64 @twice_apply(i64 (i64 (i64)*, i64)* @apply, i64 (i64)* @negate, i64 (i64)* @negate, i64 %s)
  %t = call i64 @apply(i64 (i64)* @negate, i64 %r)
  ret i64 %t
}
