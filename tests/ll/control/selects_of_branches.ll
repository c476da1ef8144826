; Branches in loops around little: the compiler may replace them by selects.
; run: @largest(i32 5) == i32 9
; run: @triangle(i32 6) == i32 12
; run: @both_arms(i32 4) == i32 -2
; run: @nested(i32 8) == i64 29
; run: @divides(i32 4) == i32 12
; run: @two_values(i32 3) == i32 21
; run: @narrow(i32 200) == i8 -56
; run: @clamp(i32 7) == i32 20
; run: @back_edge(i32 10) == i32 5

@numbers = internal constant [8 x i32] [i32 4, i32 9, i32 2, i32 9, i32 -7, i32 100, i32 0, i32 55]

define i32 @largest(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %most = phi i32 [ -100, %entry ], [ %r, %next ]
  %p = getelementptr [8 x i32], ptr @numbers, i32 0, i32 %i
  %x = load i32, ptr %p
  %c = icmp sgt i32 %x, %most
  br i1 %c, label %more, label %less
more:
  br label %next
less:
  br label %next
next:
  %r = phi i32 [ %x, %more ], [ %most, %less ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %r
}

; Adds 4 for odd numbers.
define i32 @triangle(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %r, %next ]
  %low = and i32 %i, 1
  %c = icmp eq i32 %low, 0
  br i1 %c, label %next, label %odd
odd:
  %s1 = add i32 %s, 4
  br label %next
next:
  %r = phi i32 [ %s, %loop ], [ %s1, %odd ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %r
}

; +1 below 1, else -1.
define i32 @both_arms(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %r, %next ]
  %c = icmp ult i32 %i, 1
  br i1 %c, label %up, label %down
up:
  %s1 = add i32 %s, 1
  br label %next
down:
  %s2 = sub i32 %s, 1
  br label %next
next:
  %r = phi i32 [ %s1, %up ], [ %s2, %down ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %r
}

; 1 for 0, 1 and 2, 2 for 3, 8 from 5 on, 0 for 4
define i64 @nested(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i64 [ 0, %entry ], [ %s1, %next ]
  %a = icmp slt i32 %i, 4
  br i1 %a, label %small, label %large
small:
  %b = icmp eq i32 %i, 3
  br i1 %b, label %three, label %join
three:
  br label %join
join:
  %v = phi i64 [ 1, %small ], [ 2, %three ]
  br label %next
large:
  %c = icmp eq i32 %i, 4
  br i1 %c, label %next, label %many
many:
  br label %next
next:
  %r = phi i64 [ %v, %join ], [ 0, %large ], [ 8, %many ]
  %s1 = add i64 %s, %r
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i64 %s1
}

; A division that would fault if it were always executed: 12 / i, except for 0.
define i32 @divides(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = icmp ne i32 %i, 0
  br i1 %c, label %some, label %next
some:
  %q = udiv i32 12, %i
  br label %next
next:
  %r = phi i32 [ 0, %loop ], [ %q, %some ]
  %half = lshr i32 %r, 1
  %s1 = add i32 %s, %half
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %t = add i32 %s1, 1
  ret i32 %t
}

define i32 @two_values(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %a = phi i32 [ 1, %entry ], [ %a1, %next ]
  %b = phi i32 [ 2, %entry ], [ %b1, %next ]
  %low = and i32 %i, 1
  %c = icmp eq i32 %low, 0
  br i1 %c, label %even, label %odd
even:
  %s = add i32 %a, %b
  br label %next
odd:
  %m = mul i32 %a, %b
  br label %next
next:
  %a1 = phi i32 [ %b, %even ], [ %m, %odd ]
  %b1 = phi i32 [ %s, %even ], [ %a, %odd ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = mul i32 %a1, 10
  %r1 = add i32 %r, %b1
  %r2 = sub i32 %r1, 7
  ret i32 %r2
}

; Bytes wrap.
define i8 @narrow(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i8 [ 0, %entry ], [ %r, %next ]
  %c = icmp uge i32 %i, %n
  br i1 %c, label %next, label %up
up:
  %s1 = add i8 %s, 1
  br label %next
next:
  %r = phi i8 [ %s, %loop ], [ %s1, %up ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, 300
  br i1 %d, label %end, label %loop
end:
  ret i8 %r
}

; Never more than 5 is added.
define i32 @clamp(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = icmp sgt i32 %i, 5
  br i1 %c, label %large, label %next
large:
  br label %next
next:
  %x = phi i32 [ %i, %loop ], [ 5, %large ]
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}

; Both ways go back to the loop's header.
define i32 @back_edge(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %test ], [ %i1, %odd ]
  %s = phi i32 [ 0, %entry ], [ %s, %test ], [ %s1, %odd ]
  %d = icmp eq i32 %i, %n
  br i1 %d, label %end, label %test
test:
  %i1 = add i32 %i, 1
  %low = and i32 %i, 1
  %c = icmp eq i32 %low, 0
  br i1 %c, label %loop, label %odd
odd:
  %s1 = add i32 %s, 1
  br label %loop
end:
  ret i32 %s
}
