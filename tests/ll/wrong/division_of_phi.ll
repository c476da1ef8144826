; The mean of no numbers: the dividend is computed by a loop.
define i32 @mean(ptr %values, i32 %count) noinline {
entry:
  %any = icmp sgt i32 %count, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 40, %entry ], [ %sum, %loop ]
  %at = getelementptr i32, ptr %values, i32 %i
  %value = load i32, ptr %at
  %sum = add i32 %total, %value
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %count
  br i1 %more, label %loop, label %done
done:
  %all = phi i32 [ 7, %entry ], [ %sum, %loop ]
  %mean = sdiv i32 %all, %count ; trap: division by zero
  ret i32 %mean
}
define i32 @main() {
  %values = alloca [2 x i32]
  store i64 3, ptr %values
  %two = call i32 @mean(ptr %values, i32 2)
  %none = call i32 @mean(ptr %values, i32 0)
  ret i32 %two
}
