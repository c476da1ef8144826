; The program `print(total([10, 20, 30]))`: the loop goes round once too often.
@list = private constant [3 x i64] [i64 10, i64 20, i64 30]
@format = private constant [6 x i8] c"%lld\0A\00"

declare i32 @printf(ptr, ...)

define i64 @total(ptr %list, i64 %length) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %slot = getelementptr i64, ptr %list, i64 %i
  %x = load i64, ptr %slot
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %again = icmp sle i64 %next, %length
  br i1 %again, label %loop, label %done
done:
  ret i64 %more
}

define i32 @main() {
  %t = call i64 @total(ptr @list, i64 3)
  call i32 (ptr, ...) @printf(ptr @format, i64 %t)
  ret i32 0
}
