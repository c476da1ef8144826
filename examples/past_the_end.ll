; Adds up an array and reads one element too many. Compiled code goes on with whatever lies there; the interpreter
; says what is wrong.
@numbers = global [4 x i64] [ i64 10, i64 20, i64 30, i64 40 ]

define i64 @sum(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr [4 x i64], ptr @numbers, i64 0, i64 %i
  %x = load i64, ptr %p
  %s1 = add i64 %s, %x
  %i1 = add i64 %i, 1
  %again = icmp sle i64 %i1, %n
  br i1 %again, label %loop, label %done
done:
  ret i64 %s1
}

define i64 @main() {
  %r = call i64 @sum(i64 4)
  ret i64 %r
}
