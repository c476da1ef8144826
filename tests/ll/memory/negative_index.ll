; run: @back(i32 -1) == i32 3
; run: @back(i32 -2) == i32 2
; run: @before(i64 8589934593) == i32 3
; run: @sum(i32 4) == i32 10

; An index of 32 bits counts with its sign, also where it comes from memory or from a longer number that is cut.

@row = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @back(i32 %i) {
  %end = getelementptr [4 x i32], ptr @row, i32 0, i32 3
  %p = getelementptr i32, ptr %end, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @before(i64 %n) {
  %low = trunc i64 %n to i32
  %i = sub i32 0, %low
  %end = getelementptr [4 x i32], ptr @row, i32 0, i32 3
  %p = getelementptr i32, ptr %end, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @sum(i32 %n) {
entry:
  %end = getelementptr [4 x i32], ptr @row, i32 1
  %start = sub nsw i32 0, %n
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %p = getelementptr i32, ptr %end, i32 %i
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 0
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}
