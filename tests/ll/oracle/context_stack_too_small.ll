; The stack is said to be larger than its block.
declare i32 @getcontext(ptr)
declare void @makecontext(ptr, ptr, i32, ...)
@c = global [968 x i8] zeroinitializer, align 16
@stack = global [4096 x i8] zeroinitializer, align 16
define void @f() {
  ret void
}
define i32 @main() {
  %r = call i32 @getcontext(ptr @c)
  %sp = getelementptr i8, ptr @c, i64 16
  store ptr @stack, ptr %sp
  %size = getelementptr i8, ptr @c, i64 32
  store i64 8192, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr @c, ptr @f, i32 0) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
