; Loops that end when a number is met exactly.
; run: @up(i64 0) == i64 45
; run: @up_by_three() == i32 4
; run: @down() == i32 15
; run: @down_to_negative() == i64 -15
; run: @wraps_to_the_end() == i32 3
; run: @passes_the_end() == i32 5
; run: @question_in_the_middle() == i32 4
; run: @goes_on_when_equal() == i32 1

define i64 @up(i64 %s) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ %s, %entry ], [ %more, %body ]
  %more = add i64 %sum, %i
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 10
  br i1 %end, label %out, label %body
out:
  ret i64 %more
}

define i32 @up_by_three() {
entry:
  br label %body
body:
  %i = phi i32 [ -3, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %n, 1
  %next = add nsw i32 %i, 3
  %on = icmp ne i32 %next, 9
  br i1 %on, label %body, label %out
out:
  ret i32 %more
}

define i32 @down() {
entry:
  br label %body
body:
  %i = phi i32 [ 5, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %sum, %i
  %next = add i32 %i, -1
  %end = icmp eq i32 %next, 0
  br i1 %end, label %out, label %body
out:
  ret i32 %more
}

define i64 @down_to_negative() {
entry:
  br label %body
body:
  %i = phi i64 [ 3, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %next = add i64 %i, -3
  %more = add i64 %sum, %next
  %end = icmp eq i64 %next, -9
  br i1 %end, label %out, label %body
out:
  %r = add i64 %more, 3
  ret i64 %r
}

; 0x40000000 three times further is 0 again.
define i32 @wraps_to_the_end() {
entry:
  br label %body
body:
  %i = phi i32 [ 1073741824, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %n, 1
  %next = add i32 %i, 1073741824
  %end = icmp eq i32 %next, 0
  br i1 %end, label %out, label %body
out:
  ret i32 %more
}

; It steps over the end, wraps, and meets it in the fifth round.
define i32 @passes_the_end() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %n, 1
  %next = add i32 %i, 1610612736
  %end = icmp eq i32 %next, -536870912
  br i1 %end, label %out, label %body
out:
  ret i32 %more
}

; Not the end of the loop: it goes on after the number was met.
define i32 @question_in_the_middle() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %n = phi i32 [ 0, %entry ], [ %m, %again ]
  %next = add i32 %i, 1
  %met = icmp eq i32 %next, 2
  br i1 %met, label %yes, label %no
yes:
  br label %again
no:
  %more = add i32 %n, 1
  br label %again
again:
  %m = phi i32 [ %n, %yes ], [ %more, %no ]
  %end = icmp ugt i32 %next, 4
  br i1 %end, label %out, label %body
out:
  ret i32 %m
}

define i32 @goes_on_when_equal() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %n, 1
  %next = add i32 %i, 1
  %on = icmp eq i32 %next, 4
  br i1 %on, label %body, label %out
out:
  ret i32 %more
}
