; Bodies in place of calls: one return, several, none; loops; nested calls; recursion; what stays a call.
; passes: inline,clean
; run: @one(i32 5) == i32 11
; run: @several(i32 5, i32 9) == i32 18
; run: @several(i32 9, i32 5) == i32 18
; run: @in_loop(i32 4) == i32 30
; run: @memory(i32 6) == i32 36
; run: @nested(i32 3) == i32 20
; run: @count(i32 10) == i32 10
; run: @stays(i32 1) == i32 2
; run: @never(i32 1) == i32 1

define i32 @twice_and_one(i32 %n) {
  %twice = shl i32 %n, 1
  %r = add i32 %twice, 1
  ret i32 %r
}

define i32 @max(i32 %a, i32 %b) {
  %more = icmp sgt i32 %a, %b
  br i1 %more, label %first, label %second
first:
  ret i32 %a
second:
  ret i32 %b
}

define i32 @one(i32 %n) {
  %r = call i32 @twice_and_one(i32 %n)
  ret i32 %r
}

define i32 @several(i32 %a, i32 %b) {
  %m = call i32 @max(i32 %a, i32 %b)
  %r = add i32 %m, %m
  ret i32 %r
}

define i32 @in_loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %less, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %m = call i32 @max(i32 %i, i32 2)
  %square = mul i32 %m, %i
  %more = add i32 %sum, %square
  %less = sub i32 %i, 1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %end, label %loop
end:
  %r = sub i32 %more, 1
  ret i32 %r
}

define internal i32 @square(i32 %n) noinline optnone {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %a = load i32, ptr %slot
  %b = load i32, ptr %slot
  %r = mul i32 %a, %b
  ret i32 %r
}

define i32 @memory(i32 %n) {
  %r = call i32 @square(i32 %n)
  ret i32 %r
}

define i32 @nested(i32 %n) {
  %a = call i32 @one(i32 %n)
  %b = call i32 @several(i32 %n, i32 %a)
  %r = add i32 %b, 6
  ret i32 %r
}

define i32 @count(i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
end:
  ret i32 0
more:
  %less = sub i32 %n, 1
  %rest = call i32 @count(i32 %less)
  %r = add i32 %rest, 1
  ret i32 %r
}

define i32 @not_inline(i32 %n) noinline {
  %r = add i32 %n, 1
  ret i32 %r
}

define i32 @stays(i32 %n) {
  %r = call i32 @not_inline(i32 %n)
  ret i32 %r
}

define void @stops() {
  unreachable
}

define i32 @never(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  call void @stops()
  ret i32 0
good:
  ret i32 %n
}
