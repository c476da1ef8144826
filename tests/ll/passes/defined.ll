; A value that was checked is defined where the check comes before: later checks and what follows its shadow go away.
; passes: checks,undefined,mem2reg,redundant-checks
; run: @sum(i32 4) == i32 6
; run: @again(i32 5) == i32 8

; The counter is checked when the loop begins, so that its shadow is that of the addition alone.
define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %t = add i32 %s, %i
  %next = add nsw i32 %i, 1
  br label %loop
done:
  ret i32 %s
}

; The second subtraction is the first one.
define i32 @again(i32 %x) {
  %a = sub nsw i32 %x, 1
  %c = icmp sgt i32 %a, 0
  br i1 %c, label %positive, label %other
positive:
  %b = sub nsw i32 %x, 1
  %d = icmp sgt i32 %b, 3
  br i1 %d, label %large, label %other
large:
  %e = add i32 %a, %b
  ret i32 %e
other:
  ret i32 0
}

; What was accessed, compared or passed before is not null.
define i32 @three(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  %y = call i32 @read(ptr nonnull noundef %p)
  %none = icmp eq ptr %q, null
  br i1 %none, label %end, label %more
more:
  %z = call i32 @read(ptr nonnull noundef %q)
  br label %end
end:
  %w = phi i32 [ 0, %0 ], [ %z, %more ]
  %v = call i32 @read(ptr nonnull noundef %p)
  %u = call i32 @read(ptr nonnull noundef %q)
  %t = call i32 @read(ptr nonnull noundef %q)
  ret i32 %w
}

define internal i32 @read(ptr nonnull noundef %p) {
  ret i32 7
}
