; A context that is to be filled where no memory is.
declare i32 @swapcontext(ptr, ptr)
@c = global [968 x i8] zeroinitializer, align 16
define i32 @main() {
  %r = call i32 @swapcontext(ptr inttoptr (i64 65536 to ptr), ptr @c) ; trap(interp): bad memory access ; trap(jit): host fault: bad memory access
  ret i32 %r
}
