; Loops with phis: factorial, two values that change places in every round, and a phi that feeds another.
; run: @fac(i64 10) == i64 3628800
; run: @fac(i64 0) == i64 1
; run: @swap(i64 0) == i64 12
; run: @swap(i64 1) == i64 21
; run: @swap(i64 4) == i64 12
; run: @shift(i64 3) == i64 210
; run: @fib(i64 50) == i64 12586269025

define i64 @fac(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ %n, %entry ], [ %i1, %body ]
  %p = phi i64 [ 1, %entry ], [ %p1, %body ]
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %body, label %done
body:
  %p1 = mul i64 %p, %i
  %i1 = sub i64 %i, 1
  br label %head
done:
  ret i64 %p
}
define i64 @swap(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %b, %next ]
  %b = phi i64 [ 2, %entry ], [ %a, %next ]
  %k = phi i64 [ %n, %entry ], [ %k1, %next ]
  %z = icmp eq i64 %k, 0
  br i1 %z, label %done, label %next
next:
  %k1 = sub i64 %k, 1
  br label %loop
done:
  %t = mul i64 %a, 10
  %r = add i64 %t, %b
  ret i64 %r
}
; z takes y's value of the round before, y takes x's.
define i64 @shift(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x1, %loop ]
  %y = phi i64 [ 0, %entry ], [ %x, %loop ]
  %z = phi i64 [ 0, %entry ], [ %y, %loop ]
  %x1 = add i64 %x, 1
  %c = icmp slt i64 %x, 2
  br i1 %c, label %loop, label %done
done:
  %x100 = mul i64 %x, 100
  %y10 = mul i64 %y, 10
  %s = add i64 %x100, %y10
  %r = add i64 %s, %z
  ret i64 %r
}
define i64 @fib(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 0, %entry ], [ %b, %step ]
  %b = phi i64 [ 1, %entry ], [ %c, %step ]
  %i = phi i64 [ 0, %entry ], [ %i1, %step ]
  %d = icmp eq i64 %i, %n
  br i1 %d, label %done, label %step
step:
  %c = add i64 %a, %b
  %i1 = add i64 %i, 1
  br label %loop
done:
  ret i64 %a
}
