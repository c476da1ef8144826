; run: @zeroed() == i64 0
; run: @grown() == i64 42
; run: @aligned() == i64 0
; run: @copied() == i64 98
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare ptr @aligned_alloc(i64, i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @strdup(ptr)
declare void @free(ptr)
@text = private constant [4 x i8] c"abc\00"
define i64 @zeroed() {
  %p = call ptr @calloc(i64 3, i64 8)
  %q = getelementptr i64, ptr %p, i64 2
  %v = load i64, ptr %q
  call void @free(ptr %p)
  call void @free(ptr null)
  ret i64 %v
}
define i64 @grown() {
  %p = call ptr @realloc(ptr null, i64 8)
  store i64 42, ptr %p
  %q = call ptr @realloc(ptr %p, i64 80)
  %v = load i64, ptr %q
  %r = getelementptr i64, ptr %q, i64 9
  store i64 %v, ptr %r
  %s = call ptr @realloc(ptr %q, i64 8)
  %w = load i64, ptr %s
  call void @free(ptr %s)
  ret i64 %w
}
define i64 @aligned() {
  %slot = alloca ptr
  %p = call ptr @aligned_alloc(i64 256, i64 512)
  %e = call i32 @posix_memalign(ptr %slot, i64 64, i64 100)
  %q = load ptr, ptr %slot
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %c = and i64 %a, 255
  %d = and i64 %b, 63
  %f = zext i32 %e to i64
  %g = or i64 %c, %d
  %h = or i64 %g, %f
  call void @free(ptr %p)
  call void @free(ptr %q)
  ret i64 %h
}
define i64 @copied() {
  %p = call ptr @strdup(ptr @text)
  %q = getelementptr i8, ptr %p, i64 1
  %v = load i8, ptr %q
  call void @free(ptr %p)
  %r = zext i8 %v to i64
  ret i64 %r
}
