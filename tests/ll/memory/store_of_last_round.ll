; Loops that begin with a store through a pointer that changes in each round, whose last target is stored to again. Cranelift
; 0.135 takes the stores of all rounds for overwritten.

@a = global [4 x i32] zeroinitializer

; run: @after(i32 3, i32 7) == i32 977
; run: @after(i32 1, i32 7) == i32 9
define i32 @after(i32 %n, i32 %v) {
entry:
  call void @clear()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ @a, %entry ], [ %q, %loop ]
  store i32 %v, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 9, ptr %p
  %sum = call i32 @digits()
  ret i32 %sum
}

; run: @within(i32 2, i32 7) == i32 979
; run: @within(i32 0, i32 7) == i32 9
define i32 @within(i32 %n, i32 %v) {
entry:
  call void @clear()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %p = phi ptr [ @a, %entry ], [ %q, %latch ]
  store i32 %v, ptr %p
  %is_odd = trunc i32 %i to i1
  br i1 %is_odd, label %latch, label %even
even:
  store i32 9, ptr %p
  %more = icmp slt i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  %next = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i64 1
  br label %loop
exit:
  %sum = call i32 @digits()
  ret i32 %sum
}

; run: @nested(i32 2, i32 8) == i32 4881
define i32 @nested(i32 %n, i32 %v) {
entry:
  call void @clear()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next, %last ]
  %start = getelementptr [4 x i32], ptr @a, i32 0, i32 %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %following, %inner ]
  %p = phi ptr [ %start, %outer ], [ %q, %inner ]
  store i32 %v, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %following = add i32 %j, 1
  %again = icmp slt i32 %following, %n
  br i1 %again, label %inner, label %last
last:
  %value = add i32 %i, %n
  store i32 %value, ptr %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 3
  br i1 %more, label %outer, label %exit
exit:
  %first = load i32, ptr @a
  %is_kept = icmp eq i32 %first, %v
  br i1 %is_kept, label %right, label %wrong
right:
  store i32 1, ptr @a
  %sum = call i32 @digits()
  ret i32 %sum
wrong:
  ret i32 %first
}

define void @clear() noinline {
  store [4 x i32] zeroinitializer, ptr @a
  ret void
}

define i32 @digits() noinline {
  %a0 = load i32, ptr @a
  %a1 = load i32, ptr getelementptr ([4 x i32], ptr @a, i32 0, i32 1)
  %a2 = load i32, ptr getelementptr ([4 x i32], ptr @a, i32 0, i32 2)
  %a3 = load i32, ptr getelementptr ([4 x i32], ptr @a, i32 0, i32 3)
  %tens = mul i32 %a1, 10
  %hundreds = mul i32 %a2, 100
  %thousands = mul i32 %a3, 1000
  %s1 = add i32 %a0, %tens
  %s2 = add i32 %s1, %hundreds
  %s3 = add i32 %s2, %thousands
  ret i32 %s3
}
