; What `calloc` returns is zero and defined where slots are used again: blocks are freed until the address of the first one comes back.
; Half of the blocks are filled with ones before they are freed, the others stay undefined.
; Prints the size and the number of blocks that came from `calloc` and from another block's memory.

declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare i32 @printf(ptr, ...)
declare void @abort()

@format = private constant [9 x i8] c"%ld %ld\0A\00"

; Returns whether a block of `calloc` was found at an address that was used before.
define i64 @reused(i64 %size, i64 %most) {
entry:
  %old = call ptr @malloc(i64 %size)
  %address = ptrtoint ptr %old to i64
  call void @llvm.memset.p0.i64(ptr %old, i8 -1, i64 %size, i1 false)
  call void @free(ptr %old)
  br label %next
next:
  %n = phi i64 [ 0, %entry ], [ %n.next, %again ]
  %odd = trunc i64 %n to i1
  br i1 %odd, label %undefined, label %zeroed
undefined:                                        ; it stays undefined until `calloc` takes it
  %u = call ptr @malloc(i64 %size)
  call void @free(ptr %u)
  br label %zeroed
zeroed:
  %block = call ptr @calloc(i64 1, i64 %size)
  br label %byte
byte:
  %at = phi i64 [ 0, %zeroed ], [ %at.next, %is.zero ]
  %p = getelementptr i8, ptr %block, i64 %at
  %x = load i8, ptr %p
  %zero = icmp eq i8 %x, 0
  br i1 %zero, label %is.zero, label %not.zero
is.zero:
  %at.next = add i64 %at, 1
  %more = icmp ult i64 %at.next, %size
  br i1 %more, label %byte, label %all.zero
not.zero:
  call void @abort()
  unreachable
all.zero:
  call void @llvm.memset.p0.i64(ptr %block, i8 -1, i64 %size, i1 false)
  %here = ptrtoint ptr %block to i64
  call void @free(ptr %block)
  %same = icmp eq i64 %here, %address
  br i1 %same, label %yes, label %again
again:
  %n.next = add i64 %n, 1
  %goon = icmp ult i64 %n.next, %most
  br i1 %goon, label %next, label %no
yes:
  ret i64 1
no:
  ret i64 0
}

define i32 @main() {
  %small = call i64 @reused(i64 24, i64 100000)
  call i32 (ptr, ...) @printf(ptr @format, i64 24, i64 %small)
  %middle = call i64 @reused(i64 200, i64 100000)
  call i32 (ptr, ...) @printf(ptr @format, i64 200, i64 %middle)
  %page = call i64 @reused(i64 5000, i64 1000)
  call i32 (ptr, ...) @printf(ptr @format, i64 5000, i64 %page)
  %large = call i64 @reused(i64 70000, i64 200)
  call i32 (ptr, ...) @printf(ptr @format, i64 70000, i64 %large)
  %huge = call i64 @reused(i64 1100000, i64 100)
  call i32 (ptr, ...) @printf(ptr @format, i64 1100000, i64 %huge)
  ret i32 0
}
