; Loads in loops of what was loaded or stored before in another block, with and without a store between.
; run: @loaded_twice(i32 4) == i32 40
; run: @stored_between(i32 3) == i32 9
; run: @after_join(i32 4) == i32 46
; run: @stored_in_one_arm(i32 4) == i32 43
; run: @called_between(i32 3) == i32 6
; run: @overlapping(i32 2) == i32 514
; run: @fields(i32 3) == i32 39
; run: @other_type(i32 2) == float 2.0
; run: @volatile_loads(i32 2) == i32 20
; run: @through_the_loop(i32 4) == i32 6

@x = internal global i32 5
@y = internal global i32 0
@pair = internal global { i32, i32 } { i32 1, i32 2 }

define i32 @loaded_twice(i32 %n) {
entry:
  store i32 5, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %next
then:
  %b = load i32, ptr @x
  %ab = add i32 %a, %b
  br label %next
next:
  %r = phi i32 [ 0, %loop ], [ %ab, %then ]
  %s1 = add i32 %s, %r
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}

; The store may or may not be to the same variable: 5 first, then 2 and 2.
define i32 @stored_between(i32 %n) {
entry:
  store i32 5, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %p = phi ptr [ @y, %entry ], [ @x, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  store i32 2, ptr %p
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %r
}

; Known before the branch, and nothing changes it in the arms.
define i32 @after_join(i32 %n) {
entry:
  store i32 10, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  %c = icmp eq i32 %i, 0
  br i1 %c, label %one, label %two
one:
  %f = sitofp i32 %a to double
  br label %next
two:
  %g = fadd double 2.0, 0.0
  br label %next
next:
  %h = phi double [ %f, %one ], [ %g, %two ]
  %b = load i32, ptr @x
  %t = fptosi double %h to i32
  %u = add i32 %t, %b
  %s0 = add i32 %s, %u
  %half = sdiv i32 %a, 3
  %s1 = sub i32 %s0, 0
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %v = sub i32 %s1, 13
  %w = add i32 %v, %half
  ret i32 %w
}

define i32 @stored_in_one_arm(i32 %n) {
entry:
  store i32 10, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  %c = icmp eq i32 %i, 2
  br i1 %c, label %one, label %next
one:
  %a1 = add i32 %a, 1
  store i32 %a1, ptr @x
  br label %next
next:
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %v = add i32 %s1, 1
  ret i32 %v
}

define internal void @change() noinline {
  %a = load i32, ptr @x
  %b = add i32 %a, 1
  store i32 %b, ptr @x
  ret void
}

define i32 @called_between(i32 %n) {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  call void @change()
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %r
}

; A byte of the integer is stored: 256 * 1 the first time, the same again, and 2 bytes.
define i32 @overlapping(i32 %n) {
entry:
  store i32 0, ptr @x
  %second = getelementptr i8, ptr @x, i64 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s2, %then ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 1000
  br i1 %c, label %then, label %end
then:
  store i8 1, ptr %second
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %s2 = add i32 %s1, 1
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s2, %then ]
  ret i32 %r
}

; Fields of one struct: a store to one leaves the other.
define i32 @fields(i32 %n) {
entry:
  store i32 1, ptr @pair
  %second = getelementptr { i32, i32 }, ptr @pair, i32 0, i32 1
  store i32 10, ptr %second
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s2, %then ]
  %a = load i32, ptr %second
  %c = icmp slt i32 %a, 1000
  br i1 %c, label %then, label %end
then:
  %f = load i32, ptr @pair
  %f1 = add i32 %f, 1
  store i32 %f1, ptr @pair
  %b = load i32, ptr %second
  %g = load i32, ptr @pair
  %s1 = add i32 %s, %b
  %s2 = add i32 %s1, %g
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s2, %then ]
  ret i32 %r
}

define float @other_type(i32 %n) {
entry:
  store float 1.0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi float [ 0.0, %entry ], [ %s1, %then ]
  %a = load i32, ptr @x
  %c = icmp sgt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  %b = load float, ptr @x
  %s1 = fadd float %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi float [ -1.0, %loop ], [ %s1, %then ]
  ret float %r
}

define i32 @volatile_loads(i32 %n) {
entry:
  store i32 5, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s2, %then ]
  %a = load volatile i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  %b = load volatile i32, ptr @x
  %s1 = add i32 %s, %b
  %s2 = add i32 %s1, %a
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s2, %then ]
  ret i32 %r
}

; What the last round stored is loaded in the next.
define i32 @through_the_loop(i32 %n) {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  %s1 = add i32 %s, %a
  %c = icmp slt i32 %i, 100
  br i1 %c, label %then, label %next
then:
  %b = load i32, ptr @x
  %b1 = add i32 %b, 1
  store i32 %b1, ptr @x
  br label %next
next:
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}
