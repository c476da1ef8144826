declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @take(i32 %times) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %block = call ptr @malloc(i64 1000000)
  store i8 1, ptr %block
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %times
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}

define i32 @take_and_give(i32 %times) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %block = call ptr @malloc(i64 1000000)
  call void @free(ptr %block)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %times
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}
