; The function that called `getcontext` has returned.
declare i32 @getcontext(ptr)
declare i32 @setcontext(ptr)
@c = global [968 x i8] zeroinitializer, align 16
define void @fill() noinline {
  %r = call i32 @getcontext(ptr @c)
  ret void
}
define i32 @main() {
  call void @fill()
  %r = call i32 @setcontext(ptr @c) ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
