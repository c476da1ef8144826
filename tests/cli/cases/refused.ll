@in = constant [3 x i8] c"%d\00"
@out = constant [4 x i8] c"%d\0A\00"
declare i32 @scanf(ptr, ...)
declare i32 @printf(ptr, ...)
declare i32 @atoi(ptr)
define i32 @plus(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i64 %c
}
define i32 @main(i32 %argc, ptr %argv) {
  %n = alloca i32
  %has = icmp sgt i32 %argc, 1
  br i1 %has, label %given, label %first
given:
  %at = getelementptr ptr, ptr %argv, i64 1
  %text = load ptr, ptr %at
  %start = call i32 @atoi(ptr %text)
  br label %first
first:
  %from = phi i32 [ 0, %0 ], [ %start, %given ]
  br label %loop
loop:
  %sum = phi i32 [ %from, %first ], [ %next, %more ]
  %count = phi i32 [ 0, %first ], [ %count1, %more ]
  %got = call i32 (ptr, ...) @scanf(ptr @in, ptr %n)
  %is = icmp eq i32 %got, 1
  br i1 %is, label %more, label %done
more:
  %x = load i32, ptr %n
  %next = call i32 @plus(i32 %sum, i32 %x)
  %count1 = add i32 %count, 1
  br label %loop
done:
  %none = icmp eq i32 %count, 0
  br i1 %none, label %empty, label %print
empty:
  ret i32 1
print:
  call i32 (ptr, ...) @printf(ptr @out, i32 %sum)
  ret i32 0
}
