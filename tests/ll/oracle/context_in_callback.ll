; The interpreter has one stack for functions of the host: while one waits, no other context can come.
declare i32 @getcontext(ptr)
declare i32 @swapcontext(ptr, ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare void @qsort(ptr, i64, i64, ptr)
@c = global [968 x i8] zeroinitializer, align 16
@back = global [968 x i8] zeroinitializer, align 16
@stack = global [65536 x i8] zeroinitializer, align 16
@pair = global [2 x i32] [i32 2, i32 1]
define void @f() {
  ret void
}
define i32 @compare(ptr %a, ptr %b) {
  %r = call i32 @swapcontext(ptr @back, ptr @c) ; trap(interp): unsupported ; trap(jit): none
  ret i32 1
}
define i32 @main() {
  %r = call i32 @getcontext(ptr @c)
  %link = getelementptr i8, ptr @c, i64 8
  store ptr @back, ptr %link
  %sp = getelementptr i8, ptr @c, i64 16
  store ptr @stack, ptr %sp
  %size = getelementptr i8, ptr @c, i64 32
  store i64 65536, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr @c, ptr @f, i32 0)
  call void @qsort(ptr @pair, i64 2, i64 4, ptr @compare)
  ret i32 0
}
