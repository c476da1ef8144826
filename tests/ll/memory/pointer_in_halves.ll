; A pointer copied by halves over one that was there before is the one copied: by memcpy, and byte for byte as integers.
; run: @halves() == i32 7
; run: @bytes() == i32 7
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)
declare void @free(ptr)

; A slot that holds the address of a function's memory that is gone.
define void @stale(ptr %slot) {
  %local = alloca i32
  store ptr %local, ptr %slot
  ret void
}

define i32 @halves() {
  %x = alloca i32
  store i32 7, ptr %x
  %from = alloca ptr
  %to = alloca ptr
  call void @stale(ptr %to)
  store ptr %x, ptr %from
  %from.high = getelementptr i8, ptr %from, i64 4
  %to.high = getelementptr i8, ptr %to, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to.high, ptr %from.high, i64 4, i1 false)
  %p = load ptr, ptr %to
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @bytes() {
entry:
  %x = call ptr @malloc(i64 4)
  store i32 7, ptr %x
  %from = alloca ptr
  %to = alloca ptr
  call void @stale(ptr %to)
  store ptr %x, ptr %from
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %from, i64 %i
  %b = getelementptr i8, ptr %to, i64 %i
  %byte = load i8, ptr %a
  store i8 %byte, ptr %b
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  %p = load ptr, ptr %to
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
