; passes: thread
; Branches on phis, some of whose operands are constants.
; run: @both(i32 3) == i32 13
; run: @both(i32 0) == i32 2
; run: @both(i32 12) == i32 2
; run: @while_both(i32 5, i32 3) == i32 3
; run: @while_both(i32 2, i32 3) == i32 2
; run: @known(i1 true) == i32 1
; run: @known(i1 false) == i32 2
; run: @value_used(i32 1) == i32 11
; run: @value_used(i32 -1) == i32 20
; run: @operands(i32 1) == i32 7
; run: @operands(i32 -1) == i32 9
; run: @operands(i32 20) == i32 8
; run: @header(i32 3) == i32 3
; run: @two_edges(i32 0) == i32 1
; run: @two_edges(i32 7) == i32 2
; run: @switch_to(i32 1) == i32 5
; run: @switch_to(i32 9) == i32 6
; run: @chain(i32 3) == i32 31
; run: @chain(i32 20) == i32 32
; run: @chain(i32 100) == i32 31
; run: @chain_backwards(i32 3) == i32 31
; run: @chain_backwards(i32 20) == i32 32
; run: @chain_backwards(i32 100) == i32 31
; run: @known_chain(i1 true) == i32 1
; run: @known_chain(i1 false) == i32 5
; run: @same_target(i32 1) == i32 4
; run: @same_target(i32 -1) == i32 3
; run: @undefined(i32 1) == i32 1
; run: @two_ways_in(i32 3) == i32 3
; run: @two_ways_in(i32 0) == i32 4

; a && b
define i32 @both(i32 %n) {
left:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %test
right:
  %b = icmp slt i32 %n, 10
  br label %test
test:
  %c = phi i1 [ false, %left ], [ %b, %right ]
  br i1 %c, label %then, label %other
then:
  %r = add i32 %n, 10
  ret i32 %r
other:
  ret i32 2
}

; while (i < n && i < m)
define i32 @while_both(i32 %n, i32 %m) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %i1 = load i32, ptr %i
  %a = icmp slt i32 %i1, %n
  br i1 %a, label %right, label %test
right:
  %i2 = load i32, ptr %i
  %b = icmp slt i32 %i2, %m
  br label %test
test:
  %c = phi i1 [ false, %head ], [ %b, %right ]
  br i1 %c, label %body, label %end
body:
  %i3 = load i32, ptr %i
  %i4 = add i32 %i3, 1
  store i32 %i4, ptr %i
  br label %head
end:
  %r = load i32, ptr %i
  ret i32 %r
}

; All operands are constants.
define i32 @known(i1 %x) {
  br i1 %x, label %yes, label %no
yes:
  br label %test
no:
  br label %test
test:
  %c = phi i1 [ true, %yes ], [ false, %no ]
  br i1 %c, label %then, label %other
then:
  ret i32 1
other:
  ret i32 2
}

; The phi has another use: stays.
define i32 @value_used(i32 %n) {
left:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %test
right:
  %b = icmp slt i32 %n, 10
  br label %test
test:
  %c = phi i1 [ false, %left ], [ %b, %right ]
  br i1 %c, label %then, label %other
then:
  %one = zext i1 %c to i32
  %r = add i32 %one, 10
  ret i32 %r
other:
  ret i32 20
}

; The target has phis, which get an operand for the new edge.
define i32 @operands(i32 %n) {
left:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %no
no:
  br label %test
right:
  %b = icmp slt i32 %n, 10
  br i1 %b, label %test, label %end
test:
  %c = phi i1 [ false, %no ], [ %b, %right ]
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %r = phi i32 [ 9, %test ], [ 7, %then ], [ 8, %right ]
  ret i32 %r
}

; A loop header: stays.
define i32 @header(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %go = phi i1 [ true, %entry ], [ %more, %body ]
  br i1 %go, label %body, label %end
body:
  %i1 = load i32, ptr %i
  %i2 = add i32 %i1, 1
  store i32 %i2, ptr %i
  %more = icmp slt i32 %i2, %n
  br label %head
end:
  %r = load i32, ptr %i
  ret i32 %r
}

; Two edges from one block: stays.
define i32 @two_edges(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %test
    i32 1, label %test
  ]
other:
  %b = icmp slt i32 %n, 5
  br label %test
test:
  %c = phi i1 [ true, %entry ], [ true, %entry ], [ %b, %other ]
  br i1 %c, label %then, label %no
then:
  ret i32 1
no:
  ret i32 2
}

; The block that would lead elsewhere ends in a switch: stays.
define i32 @switch_to(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 1, label %test
  ]
other:
  %b = icmp slt i32 %n, 5
  br label %test
test:
  %c = phi i1 [ true, %entry ], [ %b, %other ]
  br i1 %c, label %then, label %no
then:
  ret i32 5
no:
  ret i32 6
}

; (n > 0 && n < 10) || n == 100: an edge goes over two tests.
define i32 @chain(i32 %n) {
left:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %and
right:
  %b = icmp slt i32 %n, 10
  br label %and
and:
  %c = phi i1 [ false, %left ], [ %b, %right ]
  br i1 %c, label %or, label %last
last:
  %d = icmp eq i32 %n, 100
  br label %or
or:
  %e = phi i1 [ true, %and ], [ %d, %last ]
  br i1 %e, label %then, label %other
then:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 31, %then ], [ 32, %other ]
  ret i32 %r
}

; The same with the second test first in the text, and an edge to the block with the phi.
define i32 @chain_backwards(i32 %n) {
left:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %and
or:
  %e = phi i1 [ true, %and ], [ %d, %last ]
  br i1 %e, label %end, label %other
and:
  %c = phi i1 [ false, %left ], [ %b, %right ]
  br i1 %c, label %or, label %last
right:
  %b = icmp slt i32 %n, 10
  br label %and
last:
  %f = phi i32 [ 100, %and ]
  %d = icmp eq i32 %n, %f
  br label %or
other:
  br label %end
end:
  %r = phi i32 [ 31, %or ], [ 32, %other ]
  ret i32 %r
}

; Both tests have constants alone, and disappear.
define i32 @known_chain(i1 %x) {
  br i1 %x, label %yes, label %no
yes:
  br label %first
no:
  br label %first
first:
  %c = phi i1 [ true, %yes ], [ false, %no ]
  br i1 %c, label %second, label %end
second:
  %d = phi i1 [ true, %first ]
  br i1 %d, label %then, label %end
then:
  ret i32 1
end:
  %r = phi i32 [ 5, %first ], [ 6, %second ]
  ret i32 %r
}

; Both successors are the same block.
define i32 @same_target(i32 %n) {
entry:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %yes, label %no
yes:
  br label %test
no:
  br label %end
test:
  %c = phi i1 [ true, %yes ]
  br i1 %c, label %end, label %end
end:
  %r = phi i32 [ 4, %test ], [ 4, %test ], [ 3, %no ]
  ret i32 %r
}

; An operand without a known value: stays.
define i32 @undefined(i32 %n) {
entry:
  %a = icmp sgt i32 %n, 0
  br i1 %a, label %right, label %test
right:
  %b = icmp slt i32 %n, 10
  br label %test
test:
  %c = phi i1 [ poison, %entry ], [ %b, %right ]
  br i1 %c, label %then, label %other
then:
  ret i32 1
other:
  ret i32 2
}

; A cycle with two ways in: all of the function stays.
define i32 @two_ways_in(i32 %n) {
entry:
  %a = icmp eq i32 %n, 0
  br i1 %a, label %one, label %two
one:
  %i = phi i32 [ 4, %entry ], [ %j, %test ]
  br label %two
two:
  %j = phi i32 [ %n, %entry ], [ %i, %one ]
  %b = icmp slt i32 %j, 0
  br i1 %b, label %more, label %test
more:
  %d = icmp slt i32 %n, -100
  br label %test
test:
  %c = phi i1 [ false, %two ], [ %d, %more ]
  br i1 %c, label %one, label %end
end:
  ret i32 %j
}
