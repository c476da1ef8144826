; An address before a local variable, from which the program counts back into it: arrays that start at one.
; run: @main() == i32 55
; run: @wide(i64 7) == i64 14
define i64 @sum(ptr %ones, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %total = phi i64 [ 0, %entry ], [ %more, %loop ]
  %p = getelementptr i64, ptr %ones, i64 %i
  %v = load i64, ptr %p
  %more = add i64 %total, %v
  %next = add i64 %i, 1
  %done = icmp sgt i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}
define i32 @main() {
entry:
  %a = alloca [10 x i64]
  %ones = getelementptr [10 x i64], ptr %a, i64 0, i64 -1
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %p = getelementptr i64, ptr %ones, i64 %i
  store i64 %i, ptr %p
  %next = add i64 %i, 1
  %done = icmp sgt i64 %next, 10
  br i1 %done, label %end, label %loop
end:
  %s = call i64 @sum(ptr %ones, i64 10)
  %r = trunc i64 %s to i32
  ret i32 %r
}
; An integer of more than one word, and one far before.
define i64 @wide(i64 %n) {
  %a = alloca [4 x i65]
  %far = getelementptr i8, ptr %a, i64 -3000000000
  %before = getelementptr i65, ptr %a, i64 -2
  %back = getelementptr i8, ptr %far, i64 3000000000
  %first = getelementptr i65, ptr %before, i64 2
  %x = zext i64 %n to i65
  store i65 %x, ptr %first
  %y = load i65, ptr %back
  %z = add i65 %y, %x
  %r = trunc i65 %z to i64
  ret i64 %r
}
