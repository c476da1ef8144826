; Adds the numbers that it reads.
@format = private constant [5 x i8] c"%lld\00"
@line = private constant [6 x i8] c"%lld\0A\00"

declare i32 @scanf(ptr, ...)
declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  %number = alloca i64
  br label %next
next:
  %sum = phi i64 [ 0, %entry ], [ %more, %add ]
  %read = call i32 (ptr, ...) @scanf(ptr @format, ptr %number)
  %there = icmp eq i32 %read, 1
  br i1 %there, label %add, label %done
add:
  %value = load i64, ptr %number
  %more = add i64 %sum, %value
  br label %next
done:
  %n = call i32 (ptr, ...) @printf(ptr @line, i64 %sum)
  ret i32 0
}
