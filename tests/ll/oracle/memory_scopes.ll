; run: @loop(i64 5) == i64 10
; run: @saved(i64 100000) == i64 99999
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
; Every pass makes a slot of its own.
define i64 @loop(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %p = alloca i64
  store i64 %i, ptr %p
  %v = load i64, ptr %p
  %t = add i64 %s, %v
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
; Without the restore, this needs more stack than there is.
define i64 @saved(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %mark = call ptr @llvm.stacksave.p0()
  %p = alloca i8, i64 4096
  store i64 %i, ptr %p
  %v = load i64, ptr %p
  call void @llvm.stackrestore.p0(ptr %mark)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %v
}
