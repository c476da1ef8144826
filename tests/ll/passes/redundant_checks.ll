; What earlier checks have found out is not checked again.
; passes: redundant-checks
; run: @same(ptr null) == i32 0
; run: @between(ptr null) == i32 0
; run: @freed(ptr null) == i32 0
; run: @ways(ptr null, i1 true) == i32 0
; run: @index(ptr null, i64 1) == i32 0
; run: @loop(ptr null, i32 3) == i32 3
; run: @aligned(ptr null, i64 0) == i32 0
; run: @advanced(ptr null, ptr null) == i32 0
; run: @variable(i64 2, i1 false) == i32 0

declare void @llvmlite.check(ptr, ptr, i64, i64)

define internal void @other() noinline {
  call void @free(ptr null)
  ret void
}

; A call of a function that frees nothing.
define i32 @kept(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  call void @harmless()
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  ret i32 0
}

define void @harmless() noinline {
  ret void
}

; The same range, and a part of it. A wider one is checked.
define i32 @same(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  %q = getelementptr i8, ptr %p, i64 4
  call void @llvmlite.check(ptr %q, ptr %p, i64 4, i64 4)
  call void @llvmlite.check(ptr %q, ptr %p, i64 8, i64 4)
  ret i32 0
}

; An object has no gaps: it has what is between its first and its last field. Of another object nothing is known.
define i32 @between(ptr %p) {
  %second = getelementptr { i64, i64, i64 }, ptr %p, i64 0, i32 1
  %third = getelementptr { i64, i64, i64 }, ptr %p, i64 0, i32 2
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  call void @llvmlite.check(ptr %third, ptr %p, i64 8, i64 1)
  call void @llvmlite.check(ptr %second, ptr %p, i64 8, i64 1)
  call void @llvmlite.check(ptr %second, ptr %second, i64 8, i64 1)
  ret i32 0
}

; A call may free the object, but changes no alignment.
define i32 @freed(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  call void @other()
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  ret i32 0
}

; Only what was checked on all ways is known, and only if no way has a call.
define i32 @ways(ptr %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  br i1 %c, label %yes, label %no
yes:
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  call void @llvmlite.check(ptr %q, ptr %p, i64 8, i64 1)
  br label %both
no:
  br label %both
both:
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  call void @llvmlite.check(ptr %q, ptr %p, i64 8, i64 1)
  br i1 %c, label %end, label %calls
calls:
  call void @other()
  br label %end
end:
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  ret i32 0
}

; Two computations of one address, and one at a constant distance.
define i32 @index(ptr %p, i64 %i) {
  %a = getelementptr [2 x i32], ptr %p, i64 %i, i64 0
  call void @llvmlite.check(ptr %a, ptr %p, i64 8, i64 4)
  %b = getelementptr [2 x i32], ptr %p, i64 %i, i64 1
  call void @llvmlite.check(ptr %b, ptr %p, i64 4, i64 4)
  %bytes = shl i64 %i, 3
  %more = add i64 %bytes, 8
  %c = getelementptr i8, ptr %p, i64 %more
  %d = getelementptr i8, ptr %c, i64 -8
  call void @llvmlite.check(ptr %d, ptr %p, i64 4, i64 4)
  call void @llvmlite.check(ptr %c, ptr %p, i64 4, i64 4)
  ret i32 0
}

; What is known before a loop without calls is known in it.
define i32 @loop(ptr %p, i32 %n) {
entry:
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  br label %next
next:
  %i = phi i32 [ 0, %entry ], [ %more, %next ]
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  %more = add i32 %i, 1
  %done = icmp eq i32 %more, %n
  br i1 %done, label %calls, label %next
calls:
  %j = phi i32 [ 0, %next ], [ %k, %calls ]
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 1)
  call void @other()
  %k = add i32 %j, 1
  %end = icmp eq i32 %k, %n
  br i1 %end, label %after, label %calls
after:
  ret i32 %k
}

; An element is as aligned as the first one, if the elements are multiples of that.
define i32 @aligned(ptr %p, i64 %i) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 4, i64 4)
  %element = getelementptr i32, ptr %p, i64 %i
  call void @llvmlite.check(ptr %element, ptr %p, i64 4, i64 4)
  %byte = getelementptr i8, ptr %p, i64 %i
  call void @llvmlite.check(ptr %byte, ptr %p, i64 4, i64 4)
  %far = getelementptr i32, ptr %byte, i64 %i
  call void @llvmlite.check(ptr %far, ptr %p, i64 4, i64 4)
  ret i32 0
}

; A pointer that a loop advances by multiples of its alignment.
define i32 @advanced(ptr %p, ptr %end) {
entry:
  call void @llvmlite.check(ptr %p, ptr %p, i64 4, i64 4)
  br label %next
next:
  %at = phi ptr [ %p, %entry ], [ %further, %next ]
  %odd = phi ptr [ %p, %entry ], [ %over, %next ]
  call void @llvmlite.check(ptr %at, ptr %p, i64 4, i64 4)
  call void @llvmlite.check(ptr %odd, ptr %p, i64 4, i64 4)
  %further = getelementptr i32, ptr %at, i64 1
  %over = getelementptr i8, ptr %odd, i64 2
  %done = icmp uge ptr %further, %end
  br i1 %done, label %out, label %next
out:
  ret i32 0
}

; Variables and blocks of the heap are aligned as they were made.
@words = global [4 x i64] zeroinitializer
declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @variable(i64 %i, i1 %again) {
  %own = alloca [4 x i32]
  %a = getelementptr i32, ptr %own, i64 %i
  call void @llvmlite.check(ptr %a, ptr %own, i64 4, i64 4)
  %b = getelementptr i64, ptr @words, i64 %i
  call void @llvmlite.check(ptr %b, ptr @words, i64 8, i64 8)
  call void @llvmlite.check(ptr %b, ptr @words, i64 8, i64 16)
  %block = call ptr @malloc(i64 64)
  %c = getelementptr i64, ptr %block, i64 %i
  call void @llvmlite.check(ptr %c, ptr %block, i64 8, i64 8)
  call void @free(ptr %block)
  call void @llvmlite.check(ptr %a, ptr %own, i64 4, i64 4)
  br i1 %again, label %wrong, label %right
wrong:
  call void @llvmlite.check(ptr %c, ptr %block, i64 8, i64 8)
  br label %right
right:
  ret i32 0
}
