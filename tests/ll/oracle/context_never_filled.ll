; Nobody has filled the context.
declare i32 @setcontext(ptr)
define i32 @main() {
  %c = alloca [968 x i8], align 16
  %r = call i32 @setcontext(ptr %c) ; trap(interp): bad call ; trap(jit): none
  ret i32 %r
}
