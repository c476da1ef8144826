; A loop goes one element too far.
define i32 @main() {
  %list = alloca [4 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr [4 x i32], ptr %list, i64 0, i64 %i
  store i32 0, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  %next = add i64 %i, 1
  %more = icmp sle i64 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
