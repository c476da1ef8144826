define i32 @main() {
  %a = alloca [4 x i32]
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 0, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  %n = add i64 %i, 1
  %c = icmp sle i64 %n, 4
  br i1 %c, label %loop, label %done
done:
  ret i32 0
}
