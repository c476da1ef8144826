; LangRef's example: each of these values is poison, and nothing has gone wrong yet.
; covers: 4-76
; run: @made(i32 5) == i32 5
; run: @stopped() == i1 true
; run: @chosen(i1 true) == i32 3
; run: @other_way(i1 false) == i32 4
@g = global i64 0
@h = global i64 0
define i32 @made(i32 %x) {
entry:
  %poison = sub nuw i32 0, 1
  %poison2 = sub i32 poison, 1
  %still_poison = and i32 %poison, 0
  %poison_yet_again = getelementptr i32, ptr @h, i32 %still_poison
  store i32 %poison, ptr @g
  %poison3 = load i32, ptr @g
  %poison4 = load i16, ptr @g
  %poison5 = load i64, ptr @g
  %cmp = icmp slt i32 %poison, 0
  ret i32 %x
}
define i1 @stopped() {
  %poison = sub nuw i32 0, 1
  %f = freeze i32 %poison
  %c = icmp slt i32 %f, 0
  %d = icmp sge i32 %f, 0
  %r = xor i1 %c, %d
  ret i1 %r
}
define i32 @chosen(i1 %c) {
  %p = add nuw i32 -1, 1
  %r = select i1 %c, i32 3, i32 %p
  ret i32 %r
}
define i32 @other_way(i1 %c) {
entry:
  %p = shl i32 1, 32
  br i1 %c, label %bad, label %end
bad:
  br label %end
end:
  %r = phi i32 [ %p, %bad ], [ 4, %entry ]
  ret i32 %r
}
