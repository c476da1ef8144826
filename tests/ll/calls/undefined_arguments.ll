; Undefined arguments that do not matter, and defined ones of the same functions afterwards.
; exit: 9
declare ptr @malloc(i64)

define internal i32 @first(i32 %a, i32 %b) noinline {
  ret i32 %a
}

define internal i32 @chosen(i32 %a, i32 %b, i1 %second) noinline {
  %value = select i1 %second, i32 %b, i32 %a
  ret i32 %value
}

define internal i32 @count(i32 %n, i32 %unset) noinline {
  %ends = icmp eq i32 %n, 0
  br i1 %ends, label %done, label %more
more:
  %less = sub i32 %n, 1
  %rest = call i32 @count(i32 %less, i32 %unset)
  %sum = add i32 %rest, 1
  ret i32 %sum
done:
  %one = call i32 @first(i32 1, i32 %unset)
  ret i32 %one
}

define i32 @main() {
  %p = call ptr @malloc(i64 4)
  %unset = load i32, ptr %p
  %a = call i32 @first(i32 2, i32 %unset)
  %b = call i32 @chosen(i32 %unset, i32 2, i1 true)
  %c = call i32 @chosen(i32 1, i32 %unset, i1 false)
  %d = call i32 @count(i32 3, i32 %unset)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %sum = add i32 %abc, %d
  %is = icmp sgt i32 %sum, 0
  br i1 %is, label %yes, label %no
yes:
  ret i32 %sum
no:
  ret i32 0
}
