; A dynamic alloca in a loop, which nothing takes back before the function returns.
define i32 @main() {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %p = alloca i64, i64 1024 ; trap: stack overflow
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 1000000
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
