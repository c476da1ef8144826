; Branches in loops that the compiler must not replace by selects, because one way has an effect, or its block has another
; way in.
; run: @guarded(i32 3) == i32 22
; run: @guarded_store(i32 3) == i32 9
; run: @used_later(i32 4) == i32 14

@numbers = internal constant [2 x i32] [i32 4, i32 9]
@cell = internal global i32 4

; A load that would fault if it were always executed.
define i32 @guarded(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %p = phi ptr [ @numbers, %entry ], [ %q, %next ]
  %none = icmp eq ptr %p, null
  br i1 %none, label %next, label %some
some:
  %x = load i32, ptr %p
  br label %next
next:
  %v = phi i32 [ 9, %loop ], [ %x, %some ]
  %q = phi ptr [ getelementptr (i32, ptr @numbers, i32 1), %loop ], [ null, %some ]
  %s1 = add i32 %s, %v
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}

; A store that must not be executed when the condition is false.
define i32 @guarded_store(i32 %n) {
entry:
  store i32 4, ptr @cell
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %c = icmp eq i32 %i, 1
  br i1 %c, label %some, label %next
some:
  store i32 9, ptr @cell
  br label %next
next:
  %v = phi i32 [ 4, %loop ], [ 9, %some ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = load i32, ptr @cell
  ret i32 %r
}

; The arm's block has another predecessor.
define i32 @used_later(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = icmp eq i32 %i, 0
  br i1 %a, label %arm, label %other
other:
  %b = icmp eq i32 %i, 2
  br i1 %b, label %arm, label %next
arm:
  %from = phi i32 [ 1, %loop ], [ 2, %other ]
  %x = add i32 %i, %from
  br label %next
next:
  %v = phi i32 [ %i, %other ], [ %x, %arm ]
  %w = phi i32 [ 0, %other ], [ %from, %arm ]
  %s0 = add i32 %s, %v
  %s1 = add i32 %s0, %w
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = add i32 %s1, 2
  ret i32 %r
}
