; A heap that cannot give as much says so.
; covers: 4-20
; run: @f(i64 9223372036854775807) == i1 true
; run: @f(i64 -1) == i1 true
; run: @f(i64 16) == i1 false
; run: @grown() == i32 7
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i1 @f(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  %c = icmp eq ptr %p, null
  call void @free(ptr %p)
  ret i1 %c
}
; realloc makes another object, with the old one's content.
define i32 @grown() {
  %p = call ptr @malloc(i64 4)
  store i32 7, ptr %p
  %q = call ptr @realloc(ptr %p, i64 4000)
  %r = load i32, ptr %q
  call void @free(ptr %q)
  ret i32 %r
}
