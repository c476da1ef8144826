; Values that cross edges: swapped, from several edges of one block, past critical edges.
; run: @swap(i64 5) == i64 201
; run: @swap(i64 4) == i64 102
; run: @lost_copy(i64 4) == i64 3
; run: @both_ways(i1 true, i64 3, i64 4) == i64 3
; run: @both_ways(i1 false, i64 3, i64 4) == i64 3
; run: @cases(i32 1) == i32 10
; run: @cases(i32 2) == i32 10
; run: @cases(i32 3) == i32 30
; run: @cases(i32 -1) == i32 10
; run: @cases(i32 7) == i32 99
; run: @addresses(i1 true) == i64 7
; run: @addresses(i1 false) == i64 9
; run: @dead() == i64 1

define i64 @swap(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %b, %loop ]
  %b = phi i64 [ 2, %entry ], [ %a, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %out
out:
  %h = mul i64 %b, 100
  %r = add i64 %h, %a
  ret i64 %r
}
define i64 @lost_copy(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %out, label %loop
out:
  ret i64 %i
}
define i64 @both_ways(i1 %c, i64 %a, i64 %b) {
entry:
  br i1 %c, label %join, label %join
join:
  %r = phi i64 [ %a, %entry ], [ %a, %entry ]
  ret i64 %r
}
define i32 @cases(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 1, label %join
                                i32 2, label %join
                                i32 -1, label %join
                                i32 3, label %three ]
three:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 10, %entry ], [ 10, %entry ], [ 10, %entry ], [ 30, %three ], [ 99, %other ]
  ret i32 %r
}
@one = global i64 7
@two = global [3 x i64] [i64 8, i64 9, i64 10]
; The operands are addresses that nobody has computed when the edge is taken.
define i64 @addresses(i1 %c) {
entry:
  %p = getelementptr [3 x i64], ptr @two, i64 0, i64 1
  br i1 %c, label %join, label %way
way:
  br label %join
join:
  %r = phi ptr [ @one, %entry ], [ %p, %way ]
  %v = load i64, ptr %r
  ret i64 %v
}
; A block that nothing reaches still is a predecessor.
define i64 @dead() {
entry:
  br label %join
never:
  br label %join
join:
  %r = phi i64 [ 1, %entry ], [ 2, %never ]
  ret i64 %r
}
