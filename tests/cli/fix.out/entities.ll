@k = global i32 5
%U = type { i32 }
%struct.S = type { i32, %U }
@x = internal constant i32 1
@s = constant [3 x i8] c"hi/00"
define i32 @g(i1 %c, i64 %y, ptr %p) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 0, %entry ], [ 1, %a ]
  %n = sext i64 %y to i32
  ret i32 %v
}
