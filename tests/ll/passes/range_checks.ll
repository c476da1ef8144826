; Checks that the ranges of integers decide go away; those that a value may fail stay.
; passes: undefined,mem2reg,checks,range-checks
; run: @counted(i32 5) == i32 10
; run: @unknown(i32 5) == i32 10
; run: @down(i32 5) == i32 15
; run: @outside(i32 5) == i32 0
; run: @masked(i32 77) == i32 0
; run: @matrix() == i32 0
; run: @both(i32 3, i32 4) == i32 7
; run: @wrapped(i8 100) == i8 -56
; run: @signs(i32 -7) == i32 -1
; run: @chosen(i32 2) == i32 2

@list = internal global [10 x i32] zeroinitializer, align 16
@square = internal global [8 x [8 x i32]] zeroinitializer, align 16

; The counter is below 10, so that neither it overflows nor the index is too large. The sum may overflow.
define i32 @counted(i32 %step) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %more = icmp slt i32 %i, 10
  br i1 %more, label %body, label %done
body:
  %at = getelementptr [10 x i32], ptr @list, i64 0, i32 %i
  %x = load i32, ptr %at, align 4
  %t = add nsw i32 %s, %x
  %next = add nsw i32 %i, 1
  br label %loop
done:
  ret i32 %i
}

; A counter below another integer cannot overflow, but the index may be too large.
define i32 @unknown(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %at = getelementptr [10 x i32], ptr @list, i64 0, i32 %i
  store i32 0, ptr %at, align 4
  %t = add i32 %s, %i
  %next = add nsw i32 %i, 1
  br label %loop
done:
  ret i32 %s
}

; Downwards.
define i32 @down(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %done
body:
  %t = add i32 %s, %i
  %next = sub nsw i32 %i, 1
  br label %loop
done:
  ret i32 %s
}

; One index is too large, and one too small.
define i32 @outside(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp sle i32 %i, 10
  br i1 %more, label %body, label %done
body:
  %at = getelementptr [10 x i32], ptr @list, i64 0, i32 %i
  %low = icmp slt i32 %i, 9
  br i1 %low, label %inside, label %other
inside:
  %x = load i32, ptr %at, align 4
  %behind = getelementptr i32, ptr %at, i64 1
  %y = load i32, ptr %behind, align 4
  br label %latch
other:
  %before = getelementptr i32, ptr %at, i64 -9
  %z = load i32, ptr %before, align 4
  %far = icmp eq i32 %n, 0
  br i1 %far, label %wrong, label %latch
wrong:
  %w = load i32, ptr %at, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  br label %loop
done:
  ret i32 0
}

; A mask and a remainder limit an index, and so does a comparison of unsigned integers.
define i32 @masked(i32 %n) {
  %low = and i32 %n, 7
  %a = getelementptr [10 x i32], ptr @list, i64 0, i32 %low
  %x = load i32, ptr %a, align 4
  %rest = urem i32 %n, 10
  %b = getelementptr [10 x i32], ptr @list, i64 0, i32 %rest
  %y = load i32, ptr %b, align 4
  %signed = srem i32 %n, 10
  %c = getelementptr [10 x i32], ptr @list, i64 0, i32 %signed
  %z = load i32, ptr %c, align 4
  %small = icmp ult i32 %n, 10
  br i1 %small, label %yes, label %no
yes:
  %d = getelementptr [10 x i32], ptr @list, i64 0, i32 %n
  %w = load i32, ptr %d, align 4
  br label %no
no:
  ret i32 0
}

; Two indices, one of which is tested at the end of its loop.
define i32 @matrix() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %i.more = icmp slt i64 %i, 8
  br i1 %i.more, label %inner, label %done
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %row = getelementptr [8 x [8 x i32]], ptr @square, i64 0, i64 %i
  %at = getelementptr [8 x i32], ptr %row, i64 0, i64 %j
  store i32 0, ptr %at, align 4
  %j.next = add nsw i64 %j, 1
  %j.more = icmp ne i64 %j.next, 8
  br i1 %j.more, label %inner, label %outer.latch
outer.latch:
  %i.next = add nsw i64 %i, 1
  br label %outer
done:
  ret i32 0
}

; Both conditions hold in the block. The limit of a sum limits its operand.
define i32 @both(i32 %a, i32 %b) {
  %a.low = icmp sgt i32 %a, 0
  %a.next = add i32 %a, 1
  %a.high = icmp ult i32 %a.next, 1000
  %b.range = icmp ult i32 %b, 1000
  %a.range = and i1 %a.low, %a.high
  %all = and i1 %a.range, %b.range
  br i1 %all, label %yes, label %no
yes:
  %sum = add nuw nsw i32 %a, %b
  %product = mul nsw i32 %a, %b
  %r = add nsw i32 %product, %sum
  %far = mul nsw i32 %r, %r
  %known = icmp eq i32 %r, %far
  br i1 %known, label %no, label %end
no:
  ret i32 0
end:
  ret i32 %sum
}

; An addition that wraps around may have any result.
define i8 @wrapped(i8 %x) {
  %positive = icmp sgt i8 %x, 50
  br i1 %positive, label %yes, label %no
yes:
  %twice = add i8 %x, %x
  %more = add nsw i8 %twice, 10
  %c = icmp eq i8 %more, 0
  br i1 %c, label %no, label %end
no:
  ret i8 0
end:
  ret i8 %twice
}

; Shifts, divisions and conversions.
define i32 @signs(i32 %x) {
  %sign = ashr i32 %x, 31
  %double = shl nsw i32 %sign, 1
  %half = sdiv i32 %x, 2
  %twice = shl nsw i32 %half, 1
  %wide = sext i32 %x to i64
  %square = mul nsw i64 %wide, %wide
  %low = zext i32 %x to i64
  %more = mul nuw i64 %low, %low
  %all = add i64 %square, %more
  %c = icmp eq i64 %all, 3
  %d = icmp eq i32 %twice, %double
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 %sign
}

; What a case of a switch is. The default may be anything else.
define i32 @chosen(i32 %n) {
  switch i32 %n, label %other [
    i32 2, label %two
    i32 2147483647, label %most
  ]
two:
  %three = add nsw i32 %n, 1
  %c = icmp eq i32 %three, 4
  br i1 %c, label %other, label %end
most:
  %more = add nsw i32 %n, 1
  %d = icmp eq i32 %more, 4
  br i1 %d, label %other, label %end
other:
  ret i32 0
end:
  ret i32 %n
}
