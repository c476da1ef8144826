; Reads one element too many.
define i64 @get(ptr %p, i64 %i) {
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  ret i64 %v
}
define i64 @main() {
entry:
  %a = alloca [3 x i64]
  store [3 x i64] [i64 1, i64 2, i64 3], ptr %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %v = call i64 @get(ptr %a, i64 %i)
  %t = add i64 %s, %v
  %j = add i64 %i, 1
  %c = icmp sle i64 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
