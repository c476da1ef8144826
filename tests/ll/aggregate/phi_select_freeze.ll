; Small structs through phis (exchanged at once), select and freeze.
; covers: 4-62 4-75
; run: @fib(i32 30) == { i64 832040, i64 1346269 }
; run: @swapped(i32 3) == { i8 2, double 2.000000e+00 }
; run: @swapped(i32 4) == { i8 1, double 1.000000e+00 }
; run: @choose(i1 true) == { { i1 true, ptr null }, i128 -1 }
; run: @choose(i1 false) == { { i1 false, ptr null }, i128 0 }
; run: @frozen() == i1 true
define { i64, i64 } @fib(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %p = phi { i64, i64 } [ { i64 0, i64 1 }, %entry ], [ %q, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %a = extractvalue { i64, i64 } %p, 0
  %b = extractvalue { i64, i64 } %p, 1
  %c = add i64 %a, %b
  %q1 = insertvalue { i64, i64 } undef, i64 %b, 0
  %q = insertvalue { i64, i64 } %q1, i64 %c, 1
  %i1 = add i32 %i, 1
  br label %loop
done:
  ret { i64, i64 } %p
}
define { i8, double } @swapped(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi { i8, double } [ { i8 1, double 1.0 }, %entry ], [ %b, %loop ]
  %b = phi { i8, double } [ { i8 2, double 2.0 }, %entry ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp sle i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret { i8, double } %a
}
define { { i1, ptr }, i128 } @choose(i1 %c) {
  %v = select i1 %c, { { i1, ptr }, i128 } { { i1, ptr } { i1 true, ptr null }, i128 -1 }, { { i1, ptr }, i128 } zeroinitializer
  ret { { i1, ptr }, i128 } %v
}
define i1 @frozen() {
  %f = freeze { i32, [2 x i64] } undef
  %p = freeze { i32, [2 x i64] } poison
  %a = extractvalue { i32, [2 x i64] } %f, 1, 1
  %b = extractvalue { i32, [2 x i64] } %f, 1, 1
  %c = extractvalue { i32, [2 x i64] } %p, 0
  %d = extractvalue { i32, [2 x i64] } %p, 0
  %x = icmp eq i64 %a, %b
  %y = icmp eq i32 %c, %d
  %r = and i1 %x, %y
  ret i1 %r
}
