; Values that were computed or loaded before are used again.
; passes: early-cse
; run: @twice(i64 1) == i32 14
; run: @forwarded() == i32 7
; run: @overwritten() == i32 9
; run: @fields() == i32 11
; run: @ways(i1 true) == i32 10
; run: @ways(i1 false) == i32 10
; run: @ways_with_store(i1 true) == i32 4
; run: @ways_with_store(i1 false) == i32 14
; run: @counted(i32 3) == i32 30
; run: @called() == i32 18
; run: @flags(i32 5) == i32 12
; run: @aligned() == i32 2
; run: @watched() == i32 10

@a = global [4 x i32] [i32 5, i32 7, i32 0, i32 1]
@b = global i32 5
@other = global i32 5

; The same address by the same instructions.
define i32 @twice(i64 %i) {
  %p = getelementptr inbounds [4 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %q = getelementptr inbounds [4 x i32], ptr @a, i64 0, i64 %i
  %y = load i32, ptr %q
  %sum = add i32 %x, %y
  ret i32 %sum
}

; What is stored is loaded.
define i32 @forwarded() {
  store i32 7, ptr @b
  %x = load i32, ptr @b
  store i32 5, ptr @b
  ret i32 %x
}

; A store through a pointer that may be the same.
define i32 @overwritten() {
  %q = call ptr @same(ptr @b)
  %x = load i32, ptr @b
  store i32 4, ptr %q
  %y = load i32, ptr @b
  store i32 5, ptr %q
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Stores to another field, and to another variable.
define i32 @fields() {
  %p = call ptr @same(ptr @a)
  %q = getelementptr i32, ptr %p, i64 2
  %x = load i32, ptr %p
  store i32 0, ptr %q
  %y = load i32, ptr %p
  %z = load i32, ptr @b
  store i32 5, ptr @other
  %again = load i32, ptr @b
  %1 = sub i32 %x, %y
  %2 = sub i32 %z, %again
  %3 = add i32 %1, %2
  %sum = add i32 %3, 11
  ret i32 %sum
}

; Nothing is stored on the ways.
define i32 @ways(i1 %c) {
  %x = load i32, ptr @b
  br i1 %c, label %left, label %right

left:
  br label %end

right:
  br label %end

end:
  %y = load i32, ptr @b
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Something is stored on one of them.
define i32 @ways_with_store(i1 %c) {
  store i32 4, ptr @b
  br i1 %c, label %end, label %store

store:
  store i32 14, ptr @b
  br label %end

end:
  %y = load i32, ptr @b
  store i32 5, ptr @b
  ret i32 %y
}

; The loop stores: only what is loaded twice in one round is the same.
define i32 @counted(i32 %n) {
entry:
  store i32 0, ptr @other
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load i32, ptr @other
  %x2 = load i32, ptr @other
  %y = add i32 %x, 10
  store i32 %y, ptr @other
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  %z = load i32, ptr @other
  store i32 5, ptr @other
  %unused = sub i32 %x, %x2
  %result = add i32 %z, %unused
  ret i32 %result
}

; A call may store.
define i32 @called() {
  %x = load i32, ptr @b
  call void @set(i32 13)
  %y = load i32, ptr @b
  call void @set(i32 5)
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Other flags make another operation.
define i32 @flags(i32 %n) {
  %x = add nsw i32 %n, 1
  %y = add i32 %n, 1
  %z = add nsw i32 %n, 1
  %1 = sub i32 %x, %y
  %sum = add i32 %z, %1
  %2 = add i32 %sum, %x
  ret i32 %2
}

; The second load requires more of the address.
define i32 @aligned() {
  %x = load i32, ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 3), align 1
  %y = load i32, ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 3), align 4
  %sum = add i32 %x, %y
  ret i32 %sum
}

; Volatile loads remain.
define i32 @watched() {
  %x = load volatile i32, ptr @b
  %y = load volatile i32, ptr @b
  %sum = add i32 %x, %y
  ret i32 %sum
}

define ptr @same(ptr %p) noinline {
  ret ptr %p
}

define void @set(i32 %x) noinline {
  store i32 %x, ptr @b
  ret void
}

; A value must not live across the call of setjmp that did not before.
define i32 @jumps(ptr %p) {
  %x = load i32, ptr %p
  %y = load i32, ptr %p
  %1 = call i32 @setjmp(ptr %p)
  %sum = add i32 %x, %y
  ret i32 %sum
}

declare i32 @setjmp(ptr) returns_twice
