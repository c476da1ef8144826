; Loops in every shape that decides about branches, allocas and promoted variables.
; run: @exit_first(i64 5) == i64 10
; run: @exit_last(i64 5) == i64 10
; run: @fcmp_exit(double 4.5) == i64 5
; run: @fcmp_exit(double 0x7FF8000000000000) == i64 0
; run: @and_exit(i64 6) == i64 3
; run: @nested(i64 4) == i64 64
; run: @irreducible(i64 7, i1 true) == i64 8
; run: @irreducible(i64 7, i1 false) == i64 7
; run: @break_two(i64 10) == i64 23
; run: @rounds(i64 3) == i64 321
; run: @stale(i64 4) == i64 4

define i64 @exit_first(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %done = icmp sge i64 %i, %n
  br i1 %done, label %out, label %body
body:
  %s1 = add i64 %s, %i
  %i1 = add i64 %i, 1
  br label %head
out:
  ret i64 %s
}
define i64 @exit_last(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %out
body:
  %s1 = add i64 %s, %i
  %i1 = add i64 %i, 1
  br label %head
out:
  ret i64 %s
}
; The negation of `olt` is not `oge`: it holds for NaN.
define i64 @fcmp_exit(double %x) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %f = sitofp i64 %i to double
  %more = fcmp olt double %f, %x
  br i1 %more, label %body, label %out
body:
  %i1 = add i64 %i, 1
  br label %head
out:
  ret i64 %i
}
define i64 @and_exit(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %a = icmp slt i64 %i, %n
  %b = icmp ne i64 %i, 3
  %more = and i1 %a, %b
  br i1 %more, label %body, label %out
body:
  %i1 = add i64 %i, 1
  br label %head
out:
  ret i64 %i
}
define i64 @nested(i64 %n) {
entry:
  %count = alloca i64
  store i64 0, ptr %count
  br label %a
a:
  %i = phi i64 [ 0, %entry ], [ %i1, %a.next ]
  br label %b
b:
  %j = phi i64 [ 0, %a ], [ %j1, %b.next ]
  br label %c
c:
  %k = phi i64 [ 0, %b ], [ %k1, %c ]
  %v = load i64, ptr %count
  %v1 = add i64 %v, 1
  store i64 %v1, ptr %count
  %k1 = add i64 %k, 1
  %ck = icmp slt i64 %k1, %n
  br i1 %ck, label %c, label %b.next
b.next:
  %j1 = add i64 %j, 1
  %cj = icmp slt i64 %j1, %n
  br i1 %cj, label %b, label %a.next
a.next:
  %i1 = add i64 %i, 1
  %ci = icmp slt i64 %i1, %n
  br i1 %ci, label %a, label %out
out:
  %r = load i64, ptr %count
  ret i64 %r
}
; Two ways into the cycle.
define i64 @irreducible(i64 %n, i1 %c) {
entry:
  %x = alloca i64
  store i64 0, ptr %x
  br i1 %c, label %one, label %two
one:
  %a = load i64, ptr %x
  %a1 = add i64 %a, 2
  store i64 %a1, ptr %x
  br label %two
two:
  %b = load i64, ptr %x
  %b1 = add i64 %b, -1
  store i64 %b1, ptr %x
  %more = icmp slt i64 %b1, %n
  br i1 %more, label %one, label %three
three:
  %odd = and i64 %b1, 1
  %r = add i64 %b1, 1
  %even = icmp eq i1 %c, 0
  %q = select i1 %even, i64 %b1, i64 %r
  ret i64 %q
}
define i64 @break_two(i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner.next ]
  %p = mul i64 %i, 10
  %q = add i64 %p, %j
  %hit = icmp eq i64 %q, 23
  br i1 %hit, label %found, label %inner.next
inner.next:
  %j1 = add i64 %j, 1
  %cj = icmp slt i64 %j1, %n
  br i1 %cj, label %inner, label %outer.next
outer.next:
  %i1 = add i64 %i, 1
  %ci = icmp slt i64 %i1, %n
  br i1 %ci, label %outer, label %none
found:
  ret i64 %q
none:
  ret i64 -1
}
; An alloca in a loop whose address is kept: every round has memory of its own.
define i64 @rounds(i64 %n) {
entry:
  %kept = alloca [8 x ptr]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = alloca i64
  %i1 = add i64 %i, 1
  store i64 %i1, ptr %x
  %at = getelementptr [8 x ptr], ptr %kept, i64 0, i64 %i
  store ptr %x, ptr %at
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %loop, label %sum
sum:
  %k = phi i64 [ %n, %loop ], [ %k1, %sum ]
  %s = phi i64 [ 0, %loop ], [ %s1, %sum ]
  %k1 = sub i64 %k, 1
  %from = getelementptr [8 x ptr], ptr %kept, i64 0, i64 %k1
  %p = load ptr, ptr %from
  %v = load i64, ptr %p
  %t = mul i64 %s, 10
  %s1 = add i64 %t, %v
  %again = icmp sgt i64 %k1, 0
  br i1 %again, label %sum, label %out
out:
  ret i64 %s1
}
; A promoted alloca in a loop is written before it is read in each round.
define i64 @stale(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = alloca i64
  %i1 = add i64 %i, 1
  store i64 %i1, ptr %x
  %v = load i64, ptr %x
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %v
}
