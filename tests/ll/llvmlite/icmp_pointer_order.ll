; Ordered conditions on pointers into one array follow the indices (addresses of a process are positive).
; run: @slt(i64 0, i64 2) == i1 true
; run: @slt(i64 2, i64 0) == i1 false
; run: @slt(i64 1, i64 1) == i1 false
; run: @sle(i64 1, i64 1) == i1 true
; run: @sle(i64 2, i64 1) == i1 false
; run: @sgt(i64 2, i64 1) == i1 true
; run: @sgt(i64 1, i64 2) == i1 false
; run: @sge(i64 1, i64 1) == i1 true
; run: @sge(i64 0, i64 1) == i1 false
; covers: 0-16

@a = global [3 x i64] [ i64 0, i64 0, i64 0 ]

define i64* @at(i64 %i) {
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i64 %i
  ret i64* %p
}
define i1 @slt(i64 %i, i64 %j) {
  %p = call i64* @at(i64 %i)
  %q = call i64* @at(i64 %j)
  %r = icmp slt i64* %p, %q
  ret i1 %r
}
define i1 @sle(i64 %i, i64 %j) {
  %p = call i64* @at(i64 %i)
  %q = call i64* @at(i64 %j)
  %r = icmp sle i64* %p, %q
  ret i1 %r
}
define i1 @sgt(i64 %i, i64 %j) {
  %p = call i64* @at(i64 %i)
  %q = call i64* @at(i64 %j)
  %r = icmp sgt i64* %p, %q
  ret i1 %r
}
define i1 @sge(i64 %i, i64 %j) {
  %p = call i64* @at(i64 %i)
  %q = call i64* @at(i64 %j)
  %r = icmp sge i64* %p, %q
  ret i1 %r
}
