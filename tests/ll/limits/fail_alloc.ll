; The second allocation finds no memory, whatever function it is asked of; those before and behind it are made. A block that
; cannot be moved stays where it is, and `errno` says why.
; flags: --fail-alloc 2
; run: @second(i32 0) == i32 0
; run: @second(i32 1) == i32 0
; run: @second(i32 2) == i32 0
; run: @second(i32 3) == i32 0
; run: @second(i32 4) == i32 0
; run: @second(i32 5) == i32 0
; run: @posix() == i32 12
; run: @no_memory() == i32 12
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare ptr @aligned_alloc(i64, i64)
declare ptr @strdup(ptr)
declare ptr @reallocarray(ptr, i64, i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @__errno_location()
declare void @free(ptr)
; 0 if the first and the third allocation are made and the second is not.
define i32 @second(i32 %which) {
  %first = call ptr @malloc(i64 8)
  store i64 119, ptr %first
  switch i32 %which, label %malloc [ i32 1, label %calloc  i32 2, label %realloc  i32 3, label %aligned
                                     i32 4, label %strdup  i32 5, label %array ]
malloc:
  %a = call ptr @malloc(i64 8)
  br label %end
calloc:
  %b = call ptr @calloc(i64 2, i64 8)
  br label %end
realloc:
  %c = call ptr @realloc(ptr %first, i64 64)
  br label %end
aligned:
  %d = call ptr @aligned_alloc(i64 64, i64 64)
  br label %end
strdup:
  %e = call ptr @strdup(ptr %first)
  br label %end
array:
  %f = call ptr @reallocarray(ptr null, i64 4, i64 8)
  br label %end
end:
  %second = phi ptr [ %a, %malloc ], [ %b, %calloc ], [ %c, %realloc ], [ %d, %aligned ], [ %e, %strdup ], [ %f, %array ]
  %third = call ptr @malloc(i64 8)
  %x = icmp eq ptr %first, null
  %y = icmp ne ptr %second, null
  %z = icmp eq ptr %third, null
  %xy = or i1 %x, %y
  %xyz = or i1 %xy, %z
  %kept = load i64, ptr %first
  %moved = icmp ne i64 %kept, 119
  %wrong = or i1 %xyz, %moved
  call void @free(ptr %first)
  call void @free(ptr %third)
  %status = zext i1 %wrong to i32
  ret i32 %status
}
define i32 @posix() {
  %at = alloca ptr
  %first = call i32 @posix_memalign(ptr %at, i64 16, i64 16)
  %second = call i32 @posix_memalign(ptr %at, i64 16, i64 16)
  %both = add i32 %first, %second
  ret i32 %both
}
define i32 @no_memory() {
  %first = call ptr @malloc(i64 8)
  %second = call ptr @malloc(i64 8)
  %at = call ptr @__errno_location()
  %errno = load i32, ptr %at
  ret i32 %errno
}
