; Phis of every scalar type, one entry per predecessor, both edges of one branch into the same block, constants, undef never
; chosen.
; run: @int(i1 true) == i32 1
; run: @int(i1 false) == i32 2
; run: @bool(i1 true) == i1 false
; run: @bool(i1 false) == i1 true
; run: @ptr(i1 true) == i64 10
; run: @ptr(i1 false) == i64 20
; run: @dbl(i1 true) == double 1.5
; run: @dbl(i1 false) == double -2.5
; run: @same_block(i1 true) == i32 9
; run: @same_block(i1 false) == i32 9
; run: @three(i32 0) == i8 10
; run: @three(i32 1) == i8 20
; run: @three(i32 2) == i8 30
; run: @direct(i1 true) == i32 4
; run: @direct(i1 false) == i32 3

@a = global i64 10
@b = global i64 20

define i32 @int(i1 %c) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %r = phi i32 [ 1, %t ], [ 2, %f ]
  ret i32 %r
}
define i1 @bool(i1 %c) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  %n = xor i1 %c, true
  br label %j
j:
  %r = phi i1 [ false, %t ], [ %n, %f ]
  ret i1 %r
}
define i64 @ptr(i1 %c) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %p = phi i64* [ @a, %t ], [ @b, %f ]
  %r = load i64, i64* %p
  ret i64 %r
}
define double @dbl(i1 %c) {
  br i1 %c, label %t, label %f
t:
  br label %j
f:
  br label %j
j:
  %r = phi double [ 1.5, %t ], [ -2.5, %f ]
  ret double %r
}
define i32 @same_block(i1 %c) {
entry:
  br i1 %c, label %j, label %j
j:
  %r = phi i32 [ 9, %entry ], [ 9, %entry ]
  ret i32 %r
}
define i8 @three(i32 %x) {
  %z = icmp eq i32 %x, 0
  br i1 %z, label %a, label %more
more:
  %o = icmp eq i32 %x, 1
  br i1 %o, label %b, label %c
a:
  br label %j
b:
  br label %j
c:
  br label %j
j:
  %r = phi i8 [ 30, %c ], [ 10, %a ], [ 20, %b ]
  ret i8 %r
}
define i32 @direct(i1 %c) {
entry:
  br i1 %c, label %side, label %j
side:
  br label %j
j:
  %r = phi i32 [ 3, %entry ], [ 4, %side ]
  ret i32 %r
}
