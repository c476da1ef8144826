define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %x = phi i64 [ 1, %a ], [ 2, %entry ]
  %u = phi i64 [ 1, %a ], [ 2, %bb ]
  %y = add i64 %x, %u
  %z = phi i64 [ 1, %a ], [ 2, %entry ]
  ret i64 %z
}
define i64 @g(i1 %c) {
entry:
  br i1 %c, label %a, label %missing
a:
  %x = phi i64 [ 1, %a ]
  ret i64 %x
}
