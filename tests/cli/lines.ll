@line = private constant [6 x i8] c"line\0A\00"
declare i64 @write(i32, ptr, i64)

define i32 @lines(i32 %times) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %n = call i64 @write(i32 1, ptr @line, i64 5)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %times
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}

define i32 @main() {
  %r = call i32 @lines(i32 -1)
  ret i32 0
}
