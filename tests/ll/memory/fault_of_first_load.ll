; The third element of the list is no element. It is loaded from twice in the loop: the first load faults.
@second = internal global { ptr, i32 } { ptr null, i32 2 }
@first = internal global { ptr, i32 } { ptr @second, i32 1 }

define i32 @main() {
entry:
  br label %loop
loop:
  %p = phi ptr [ @first, %entry ], [ %next, %other ]
  %s = phi i32 [ 0, %entry ], [ %s1, %other ]
  %at = getelementptr { ptr, i32 }, ptr %p, i32 0, i32 1
  %a = load i32, ptr %at ; trap: null pointer
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %other
then:
  %b = load i32, ptr %at
  br label %other
other:
  %v = phi i32 [ 0, %loop ], [ %b, %then ]
  %s1 = add i32 %s, %v
  %next = load ptr, ptr %p
  %d = icmp sgt i32 %s1, 1000
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}
