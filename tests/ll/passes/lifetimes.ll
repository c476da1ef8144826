; Variables that may be accessed after their end stay in memory, and all accesses to them are checked.
; passes: lifetimes,checks
; run: @again(i32 0) == i32 7
; run: @in_loop(i32 3) == i32 6
; run: @restored(i32 0) == i32 9
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; An access behind the end can be reached.
define i32 @again(i32 %n) {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store i32 7, ptr %v
  %x = load i32, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %more = icmp ne i32 %n, 0
  br i1 %more, label %late, label %done
late:
  store i32 %n, ptr %v
  br label %done
done:
  ret i32 %x
}

; It begins again before each access.
define i32 @in_loop(i32 %n) {
entry:
  %v = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store i32 2, ptr %v
  %x = load i32, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %done, label %loop
done:
  ret i32 %more
}

; What was allocated before the stack was saved lives on.
define i32 @restored(i32 %n) {
  %before = alloca i32
  %mark = call ptr @llvm.stacksave.p0()
  %after = alloca i32, i64 2
  store i32 9, ptr %before
  store i32 9, ptr %after
  call void @llvm.stackrestore.p0(ptr %mark)
  %more = icmp ne i32 %n, 0
  br i1 %more, label %late, label %done
late:
  store i32 %n, ptr %after
  br label %done
done:
  %x = load i32, ptr %before
  ret i32 %x
}
