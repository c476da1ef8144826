; exit: 21

source_filename = "uses.ll"

@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@last = internal global ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 3)
@again = internal global ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 3)

define internal i32 @sum(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %entry, %loop
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr inbounds [4 x i32], ptr @table, i64 0, i32 %i
  %value = load i32, ptr %at, align 4
  %more = add i32 %total, %value
  %next = add i32 %i, 1
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %done

done:                                             ; preds = %loop
  ret i32 %more

; uselistorder directives
  uselistorder label %loop, { 1, 0 }
  uselistorder i32 %i, { 1, 0 }
  uselistorder i32 %more, { 1, 0 }
  uselistorder i32 %next, { 1, 0 }
}

define i32 @main() {
  %all = call i32 @sum(i32 4)
  %some = call i32 @sum(i32 3)
  %first = load i32, ptr @table, align 4
  %both = add i32 %all, %some
  %p = load ptr, ptr @last, align 8
  %q = load ptr, ptr @again, align 8
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %q, align 4
  %x = add i32 %both, %first
  %y = add i32 %x, %v
  %z = sub i32 %y, %w
  %r = add i32 %z, %v
  %s = add i32 %r, 0
  ret i32 %s

; uselistorder directives
  uselistorder i32 %v, { 1, 0 }
}

; uselistorder directives
uselistorder ptr @table, { 2, 1, 0 }
uselistorder ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 3), { 1, 0 }
uselistorder ptr @sum, { 1, 0 }
