; Loops that ask at the top whether to go on ask at the bottom instead.
; passes: rotate
; run: @sum(i32 5) == i32 10
; run: @sum(i32 0) == i32 0
; run: @sum(i32 -3) == i32 0
; run: @nested(i32 4) == i32 36
; run: @two_ways_back(i32 6) == i32 9
; run: @counts_down(i32 5) == i32 15
; run: @exit_values(i32 3) == i32 30
; run: @exit_values(i32 100) == i32 7
; run: @seen_later(i32 3) == i32 3
; run: @calls(i32 3) == i32 3
; run: @with_phis(i32 4) == i32 6

define i32 @sum(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %i1 = load i32, ptr %i
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %body, label %end
body:
  %i2 = load i32, ptr %i
  %s2 = load i32, ptr %s
  %s3 = add i32 %s2, %i2
  store i32 %s3, ptr %s
  br label %next
next:
  %i3 = load i32, ptr %i
  %i4 = add i32 %i3, 1
  store i32 %i4, ptr %i
  br label %head
end:
  %r = load i32, ptr %s
  ret i32 %r
}

define i32 @nested(i32 %n) {
entry:
  %i = alloca i32
  %j = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %outer
outer:
  %i1 = load i32, ptr %i
  %c1 = icmp slt i32 %i1, %n
  br i1 %c1, label %start, label %end
start:
  store i32 0, ptr %j
  br label %inner
inner:
  %j1 = load i32, ptr %j
  %c2 = icmp sge i32 %j1, %n
  br i1 %c2, label %after, label %body
body:
  %i2 = load i32, ptr %i
  %j2 = load i32, ptr %j
  %p = mul i32 %i2, %j2
  %s2 = load i32, ptr %s
  %s3 = add i32 %s2, %p
  store i32 %s3, ptr %s
  %j3 = add i32 %j2, 1
  store i32 %j3, ptr %j
  br label %inner
after:
  %i3 = load i32, ptr %i
  %i4 = add i32 %i3, 1
  store i32 %i4, ptr %i
  br label %outer
end:
  %r = load i32, ptr %s
  ret i32 %r
}

; Odd numbers below n.
define i32 @two_ways_back(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 -1, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %i1 = load i32, ptr %i
  %i2 = add i32 %i1, 1
  store i32 %i2, ptr %i
  %more = icmp slt i32 %i2, %n
  br i1 %more, label %body, label %end
body:
  %i3 = load i32, ptr %i
  %odd = trunc i32 %i3 to i1
  br i1 %odd, label %take, label %skip
skip:
  br label %head
take:
  %s2 = load i32, ptr %s
  %s3 = add i32 %s2, %i3
  store i32 %s3, ptr %s
  br label %head
end:
  %r = load i32, ptr %s
  ret i32 %r
}

; A header that stores.
define i32 @counts_down(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 %n, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %i1 = load i32, ptr %i
  %i2 = add i32 %i1, -1
  store i32 %i2, ptr %i
  %go = icmp ne i32 %i1, 0
  br i1 %go, label %body, label %end
body:
  %i3 = load i32, ptr %i
  %s2 = load i32, ptr %s
  %s3 = add i32 %s2, %i3
  %s4 = add i32 %s3, 1
  store i32 %s4, ptr %s
  br label %head
end:
  %r = load i32, ptr %s
  ret i32 %r
}

; Phis of the blocks that the header goes to.
define i32 @exit_values(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %i1 = load i32, ptr %i
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %body, label %end
body:
  %b = phi i32 [ 10, %head ]
  %i2 = load i32, ptr %i
  %i3 = add i32 %i2, 1
  store i32 %i3, ptr %i
  %many = icmp ugt i32 %i3, 50
  br i1 %many, label %end, label %back
back:
  br label %head
end:
  %r = phi i32 [ 30, %head ], [ 7, %body ]
  ret i32 %r
}

; What the header computes is used elsewhere: as it was.
define i32 @seen_later(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %i1 = load i32, ptr %i
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %body, label %end
body:
  %i3 = add i32 %i1, 1
  store i32 %i3, ptr %i
  br label %head
end:
  ret i32 %i1
}

; Calls stay alone.
define i32 @calls(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %i1 = load i32, ptr %i
  %more = call i1 @less(i32 %i1, i32 %n)
  br i1 %more, label %body, label %end
body:
  %i2 = load i32, ptr %i
  %i3 = add i32 %i2, 1
  store i32 %i3, ptr %i
  br label %head
end:
  %r = load i32, ptr %i
  ret i32 %r
}

define i1 @less(i32 %a, i32 %b) {
  %r = icmp slt i32 %a, %b
  ret i1 %r
}

define i32 @with_phis(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i2, %body ]
  %s = phi i32 [ 0, %entry ], [ %s2, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %s2 = add i32 %s, %i
  %i2 = add i32 %i, 1
  br label %head
end:
  ret i32 %s
}
