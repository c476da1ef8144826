; Poison and undef do no harm while nothing depends on them.
; run: @unused(i32 2147483647) == i32 7
; run: @chosen(i1 true) == i32 3
; run: @frozen(i32 2147483647) == i1 true
; run: @carried(i32 2147483647) == i32 1
define i32 @unused(i32 %x) {
  %s = add nsw i32 %x, 1
  %t = mul nuw i32 %s, 2
  ret i32 7
}
define i32 @chosen(i1 %c) {
  %v = select i1 %c, i32 3, i32 poison
  ret i32 %v
}
define i1 @frozen(i32 %x) {
  %s = add nsw i32 %x, 1
  %f = freeze i32 %s
  %c = icmp eq i32 %f, %f
  ret i1 %c
}
define i32 @carried(i32 %x) {
  %slot = alloca i32
  %s = add nsw i32 %x, 1
  store i32 %s, ptr %slot
  %v = load i32, ptr %slot
  %z = icmp eq i32 %x, 0
  br i1 %z, label %use, label %skip
use:
  br label %end
skip:
  br label %end
end:
  %p = phi i32 [ %v, %use ], [ 1, %skip ]
  ret i32 %p
}
