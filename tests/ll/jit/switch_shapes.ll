; Switches: on every width, dense, sparse, negative, without cases.
; run: @bool(i1 true) == i32 1
; run: @bool(i1 false) == i32 2
; run: @byte(i8 -1) == i32 1
; run: @byte(i8 127) == i32 2
; run: @byte(i8 0) == i32 9
; run: @odd(i5 -16) == i32 1
; run: @odd(i5 15) == i32 2
; run: @odd(i5 3) == i32 9
; run: @odd_sum(i5 15, i5 1) == i32 1
; run: @sparse(i64 -9223372036854775808) == i32 1
; run: @sparse(i64 9223372036854775807) == i32 2
; run: @sparse(i64 4294967296) == i32 3
; run: @sparse(i64 0) == i32 4
; run: @sparse(i64 1) == i32 9
; run: @wide(i128 18446744073709551616) == i32 1
; run: @wide(i128 -1) == i32 2
; run: @wide(i128 0) == i32 9
; run: @dense(i32 2) == i32 12
; run: @dense(i32 9) == i32 19
; run: @dense(i32 10) == i32 -1
; run: @dense(i32 -1) == i32 -1
; run: @empty(i32 3) == i32 7
; run: @constant() == i32 2
define i32 @bool(i1 %x) {
  switch i1 %x, label %other [ i1 true, label %a i1 false, label %b ]
a:
  ret i32 1
b:
  ret i32 2
other:
  ret i32 3
}
define i32 @byte(i8 %x) {
  switch i8 %x, label %other [ i8 -1, label %a i8 127, label %b ]
a:
  ret i32 1
b:
  ret i32 2
other:
  ret i32 9
}
define i32 @odd(i5 %x) {
  switch i5 %x, label %other [ i5 -16, label %a i5 15, label %b ]
a:
  ret i32 1
b:
  ret i32 2
other:
  ret i32 9
}
; The sum wraps at five bits before it is looked at.
define i32 @odd_sum(i5 %x, i5 %y) {
  %s = add i5 %x, %y
  %r = call i32 @odd(i5 %s)
  ret i32 %r
}
define i32 @sparse(i64 %x) {
  switch i64 %x, label %other [ i64 -9223372036854775808, label %a
                                i64 9223372036854775807, label %b
                                i64 4294967296, label %c
                                i64 0, label %d ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
d:
  ret i32 4
other:
  ret i32 9
}
define i32 @wide(i128 %x) {
  switch i128 %x, label %other [ i128 18446744073709551616, label %a i128 -1, label %b ]
a:
  ret i32 1
b:
  ret i32 2
other:
  ret i32 9
}
define i32 @dense(i32 %x) {
entry:
  switch i32 %x, label %out [ i32 0, label %in i32 1, label %in i32 2, label %in i32 3, label %in i32 4, label %in
                              i32 5, label %in i32 6, label %in i32 7, label %in i32 8, label %in i32 9, label %in ]
in:
  %r = add i32 %x, 10
  br label %out
out:
  %v = phi i32 [ -1, %entry ], [ %r, %in ]
  ret i32 %v
}
define i32 @empty(i32 %x) {
  switch i32 %x, label %only [ ]
only:
  ret i32 7
}
define i32 @constant() {
  switch i32 5, label %a [ i32 5, label %b ]
a:
  ret i32 1
b:
  ret i32 2
}
