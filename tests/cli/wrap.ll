; A sum that overflows, and a pointer that goes down to one before the array.
declare i32 @printf(ptr, ...)
@numbers = constant [3 x i32] [i32 1, i32 2, i32 3]
@line = constant [4 x i8] c"%d\0A\00"

define i32 @main(i32 %argc, ptr %argv) {
  %large = add nsw i32 %argc, 2147483647
  %printed = call i32 (ptr, ...) @printf(ptr @line, i32 %large)
  br label %loop
loop:
  %p = phi ptr [ getelementptr ([3 x i32], ptr @numbers, i64 0, i64 2), %0 ], [ %before, %loop ]
  %n = load i32, ptr %p
  %shown = call i32 (ptr, ...) @printf(ptr @line, i32 %n)
  %before = getelementptr inbounds i32, ptr %p, i64 -1
  %more = icmp uge ptr %before, @numbers
  br i1 %more, label %loop, label %end
end:
  %beyond = load i32, ptr %before
  ret i32 %beyond
}
