; Equality of pointers: to the same global, to different globals, to elements, to slots, to functions, and null.
; run: @same_global() == i1 true
; run: @other_global() == i1 false
; run: @element_zero() == i1 true
; run: @element_one() == i1 false
; run: @walked() == i1 true
; run: @null(ptr null) == i1 true
; run: @not_null() == i1 true
; run: @slots() == i1 true
; run: @functions() == i1 false
; run: @same_function() == i1 true
; covers: 0-16

@a = global [3 x i64] [ i64 1, i64 1, i64 1 ]
@x = global i64 0
@y = global i64 0

define i1 @same_global() {
  %r = icmp eq i64* @x, @x
  ret i1 %r
}
define i1 @other_global() {
  %r = icmp eq i64* @x, @y
  ret i1 %r
}
define i1 @element_zero() {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 0
  %r = icmp eq i64* %p, %q
  ret i1 %r
}
define i1 @element_one() {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 0
  %q = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 1
  %r = icmp eq i64* %p, %q
  ret i1 %r
}
define i1 @walked() {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 2
  %e = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 2
  %r = icmp eq i64* %q, %e
  ret i1 %r
}
define i1 @null(i64* %p) {
  %r = icmp eq i64* %p, null
  ret i1 %r
}
define i1 @not_null() {
  %s = alloca i64
  %r = icmp ne i64* %s, null
  ret i1 %r
}
define i1 @slots() {
  %s = alloca i64
  %t = alloca i64
  %u = icmp ne i64* %s, %t
  %v = icmp eq i64* %s, %s
  %r = and i1 %u, %v
  ret i1 %r
}
define i64 @f(i64 %x) {
  ret i64 %x
}
define i64 @g(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
define i1 @functions() {
  %r = icmp eq i64 (i64)* @f, @g
  ret i1 %r
}
define i1 @same_function() {
  %s = alloca i64 (i64)*
  store i64 (i64)* @g, i64 (i64)** %s
  %p = load i64 (i64)*, i64 (i64)** %s
  %r = icmp eq i64 (i64)* %p, @g
  ret i1 %r
}
