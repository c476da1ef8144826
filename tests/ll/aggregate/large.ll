; Arrays and structs too large for scalars: returned and passed, changed without changing what they were made from, and
; carried around a loop that exchanges them.
; covers: 4-44 4-62
; run: @sum_of_returned(i64 3) == i64 5247
; run: @unchanged() == i64 1099
; run: @exchanged(i32 5) == { i64 204, i64 106 }
; run: @exchanged(i32 6) == { i64 106, i64 206 }
; run: @inner(i32 7) == i32 49
; run: @selected(i1 true) == i8 97
; run: @selected(i1 false) == i8 115
; run: @through_memory() == i64 12
@text = global [20 x i8] c"abcdefghijklmnopqrst"

define [100 x i64] @make(i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %slot = phi ptr [ null, %entry ], [ %slot, %loop ]
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, 3
  br i1 %c, label %loop, label %done
done:
  %a = insertvalue [100 x i64] zeroinitializer, i64 %x, 0
  %b = insertvalue [100 x i64] %a, i64 5244, 99
  ret [100 x i64] %b
}
define i64 @sum([100 x i64] %v) {
  %m = alloca [100 x i64]
  store [100 x i64] %v, ptr %m
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %p = getelementptr [100 x i64], ptr %m, i64 0, i64 %i
  %e = load i64, ptr %p
  %t = add i64 %s, %e
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, 100
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
define i64 @sum_of_returned(i64 %x) {
  %v = call [100 x i64] @make(i64 %x)
  %r = call i64 @sum([100 x i64] %v)
  ret i64 %r
}
define i64 @unchanged() {
  %a = insertvalue [40 x i64] zeroinitializer, i64 99, 7
  %b = insertvalue [40 x i64] %a, i64 1000, 7
  %x = extractvalue [40 x i64] %a, 7
  %y = extractvalue [40 x i64] %b, 7
  %r = add i64 %x, %y
  ret i64 %r
}
define { i64, i64 } @exchanged(i32 %n) {
entry:
  %a0 = insertvalue [20 x i64] zeroinitializer, i64 100, 3
  %b0 = insertvalue [20 x i64] zeroinitializer, i64 200, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi [20 x i64] [ %a0, %entry ], [ %b, %loop ]
  %b = phi [20 x i64] [ %b0, %entry ], [ %a1, %loop ]
  %x = extractvalue [20 x i64] %a, 3
  %y = extractvalue [20 x i64] %b, 3
  %x1 = add i64 %x, 2
  %a1 = insertvalue [20 x i64] %a, i64 %x1, 3
  %i1 = add i32 %i, 1
  %c = icmp sle i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %r = insertvalue { i64, i64 } undef, i64 %x, 0
  %s = insertvalue { i64, i64 } %r, i64 %y, 1
  ret { i64, i64 } %s
}
define i32 @inner(i32 %x) {
  %part = insertvalue [18 x i32] undef, i32 %x, 17
  %whole = insertvalue { i8, [18 x i32], { i32, i32 } } undef, [18 x i32] %part, 1
  %more = insertvalue { i8, [18 x i32], { i32, i32 } } %whole, { i32, i32 } { i32 5, i32 7 }, 2
  %back = extractvalue { i8, [18 x i32], { i32, i32 } } %more, 1
  %pair = extractvalue { i8, [18 x i32], { i32, i32 } } %more, 2
  %a = extractvalue [18 x i32] %back, 17
  %b = extractvalue { i32, i32 } %pair, 1
  %r = mul i32 %a, %b
  ret i32 %r
}
define i8 @selected(i1 %c) {
  %t = load [20 x i8], ptr @text
  %v = select i1 %c, [20 x i8] %t, [20 x i8] c"strings as operands!"
  %f = freeze [20 x i8] %v
  %e = extractvalue [20 x i8] %f, 0
  ret i8 %e
}
define i64 @through_memory() {
  %p = alloca { i8, [20 x i64] }
  %q = alloca { i8, [20 x i64] }
  store { i8, [20 x i64] } zeroinitializer, ptr %p
  %at = getelementptr { i8, [20 x i64] }, ptr %p, i32 0, i32 1, i32 19
  store i64 12, ptr %at
  %v = load { i8, [20 x i64] }, ptr %p
  store i64 13, ptr %at
  store { i8, [20 x i64] } %v, ptr %q
  %at2 = getelementptr { i8, [20 x i64] }, ptr %q, i32 0, i32 1, i32 19
  %r = load i64, ptr %at2
  ret i64 %r
}
