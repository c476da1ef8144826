; Objects are looked up before the outermost loop in which nothing frees them.
; passes: hoist-checks
; run: @run_one() == i32 6
; run: @run_nested() == i32 6
; run: @run_frees() == i32 6
; run: @run_inside() == i32 2

@list = global [3 x i32] [i32 1, i32 2, i32 3]
@pointer = global ptr @list

declare void @llvmlite.check(ptr, ptr, i64, i64)

define internal void @other() noinline {
  ret void
}

define i32 @one(ptr %list, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %p = getelementptr i32, ptr %list, i64 %i
  call void @llvmlite.check(ptr %p, ptr %list, i64 4, i64 4)
  %x = load i32, ptr %p
  %new = add i32 %sum, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %new
}

define i32 @nested(ptr %list, i64 %n) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j.next, %outer.end ]
  %total = phi i32 [ 0, %entry ], [ %new, %outer.end ]
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %next, %loop ]
  %sum = phi i32 [ %total, %outer ], [ %new, %loop ]
  %p = getelementptr i32, ptr %list, i64 %i
  call void @llvmlite.check(ptr %p, ptr %list, i64 4, i64 4)
  %x = load i32, ptr %p
  %new = add i32 %sum, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %outer.end
outer.end:
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, %n
  br i1 %again, label %outer, label %end
end:
  ret i32 %new
}

; A call may free the object in each iteration.
define i32 @frees(ptr %list, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %p = getelementptr i32, ptr %list, i64 %i
  call void @llvmlite.check(ptr %p, ptr %list, i64 4, i64 4)
  %x = load i32, ptr %p
  call void @other()
  %new = add i32 %sum, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %new
}

; The pointer is loaded in the loop: it may be another in each iteration. Global variables need no look-up.
define i32 @inside(ptr %where, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @llvmlite.check(ptr %where, ptr %where, i64 8, i64 8)
  %list = load ptr, ptr %where
  %p = getelementptr i32, ptr %list, i64 %i
  call void @llvmlite.check(ptr %p, ptr %list, i64 4, i64 4)
  %x = load i32, ptr %p
  %q = getelementptr [3 x i32], ptr @list, i64 0, i64 %i
  call void @llvmlite.check(ptr %q, ptr @list, i64 4, i64 4)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %x
}

define i32 @run_one() {
  %r = call i32 @one(ptr @list, i64 3)
  ret i32 %r
}

define i32 @run_nested() {
  %r = call i32 @nested(ptr @list, i64 2)
  ret i32 %r
}

define i32 @run_frees() {
  %r = call i32 @frees(ptr @list, i64 3)
  ret i32 %r
}

define i32 @run_inside() {
  %r = call i32 @inside(ptr @pointer, i64 2)
  ret i32 %r
}
