; Adds up what it reads, and says what it is.
@f = private constant [4 x i8] c"%d \00"
declare i32 @getchar()
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %got ]
  %c = call i32 @getchar()
  %end = icmp slt i32 %c, 0
  br i1 %end, label %done, label %got
got:
  %p = call i32 (ptr, ...) @printf(ptr @f, i32 %c)
  %m = add i32 %n, %c
  br label %loop
done:
  ret i32 %n
}
