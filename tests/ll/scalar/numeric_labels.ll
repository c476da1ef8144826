; Numbered blocks, as LLVM prints them: the entry takes its number, each block the next one.
; flags: --strict
; run: @f(i32 3) == i32 6
; run: @f(i32 0) == i32 -1
; run: @loop(i32 4) == i32 10

define i32 @f(i32 %0) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  br label %6

4:                                                ; preds = %1
  %5 = mul i32 %0, 2
  br label %6

6:                                                ; preds = %4, %3
  %7 = phi i32 [ -1, %3 ], [ %5, %4 ]
  ret i32 %7
}
define i32 @loop(i32 %0) {
  br label %2

2:
  %3 = phi i32 [ %0, %1 ], [ %6, %2 ]
  %4 = phi i32 [ 0, %1 ], [ %5, %2 ]
  %5 = add nsw i32 %4, %3
  %6 = sub nsw i32 %3, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %2

8:
  ret i32 %5
}
