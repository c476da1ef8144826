; Poison and variables that were not set are followed to where they matter.
; passes: undefined,mem2reg
; run: @counts(i32 3) == i32 3
; run: @shifted(i32 1, i32 2) == i32 4
; run: @perhaps(i1 true) == i32 1
; run: @masked(i1 true) == i32 1
; run: @frozen(i32 1) == i32 2
; run: @passes(i32 1) == i32 5
; run: @keeps(i8 3, i32 1) == i32 3

declare void @llvm.assume(i1)

; A sum that may overflow decides a branch.
define i32 @counts(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %next
}

; Nothing depends on it.
define i32 @shifted(i32 %x, i32 %n) {
  %y = shl i32 %x, %n
  ret i32 %y
}

; Only one way sets the variable.
define i32 @perhaps(i1 %c) {
  %v = alloca i32
  br i1 %c, label %set, label %test
set:
  store i32 1, ptr %v
  br label %test
test:
  %x = load i32, ptr %v
  %one = icmp eq i32 %x, 1
  br i1 %one, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; Single bits of a variable may be set.
define i32 @masked(i1 %c) {
  %v = alloca i32
  br i1 %c, label %first, label %then
first:
  store i32 8, ptr %v
  br label %then
then:
  %old = load i32, ptr %v
  %rest = and i32 %old, -2
  %new = or i32 %rest, 1
  store i32 %new, ptr %v
  %x = load i32, ptr %v
  %low = and i32 %x, 1
  %set = icmp eq i32 %low, 1
  call void @llvm.assume(i1 %set)
  br i1 %set, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

define i32 @frozen(i32 %x) {
  %y = add nuw i32 %x, 1
  %z = freeze i32 %y
  %c = icmp eq i32 %z, 2
  br i1 %c, label %two, label %other
two:
  ret i32 2
other:
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @catclose(ptr)

; Loads, stores and copies keep the undefined bits of memory; what an unknown function gets counts as defined.
define i32 @through_memory(ptr %from, ptr %to) {
  %x = load i32, ptr %from
  %low = and i32 %x, 255
  store i32 %low, ptr %to
  %rest = getelementptr i8, ptr %to, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %rest, ptr %from, i64 16, i1 false)
  %r = call i32 @catclose(ptr %to)
  %is_low = icmp ult i32 %low, 256
  br i1 %is_low, label %yes, label %no
yes:
  ret i32 %r
no:
  ret i32 0
}

; What may be undefined is noted where it is passed, and asked for where the function begins.
define internal i32 @takes(i32 %x) noinline {
  %is = icmp eq i32 %x, 2
  br i1 %is, label %yes, label %no
yes:
  ret i32 5
no:
  ret i32 6
}

define i32 @passes(i32 %n) {
  %sum = add nsw i32 %n, 1
  %r = call i32 @takes(i32 %sum)
  ret i32 %r
}

; An element that the function returns is looked up.
define noundef ptr @element(ptr %first, i64 %n) {
  %at = getelementptr inbounds i32, ptr %first, i64 %n
  ret ptr %at
}

; What constants and extended integers keep is not asked.
declare i32 @abs(i32)

define i32 @keeps(i8 %narrow, i32 %n) {
  %wide = zext i8 %narrow to i32
  %a = call i32 @abs(i32 noundef range(i32 0, 256) %wide)
  %b = call i32 @abs(i32 noundef range(i32 -4, 1) -4)
  %c = call i32 @abs(i32 noundef range(i32 0, 255) %wide)
  %d = call i32 @abs(i32 noundef range(i32 0, 2) %n)
  ret i32 %a
}

define i32 @breaks() {
  %a = call i32 @abs(i32 noundef range(i32 0, 2) 2)
  ret i32 %a
}
