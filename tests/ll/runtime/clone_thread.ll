; clone with CLONE_VM alone would make a thread that the C library does not know: that is said where it is reached.
declare i32 @clone(ptr, ptr, i32, ptr, ...)
@stack = global [65536 x i8] zeroinitializer, align 16
define internal i32 @nothing(ptr %p) {
  ret i32 0
}
define i32 @main() {
  %top = getelementptr i8, ptr @stack, i64 65536
  %r = call i32 (ptr, ptr, i32, ptr, ...) @clone(ptr @nothing, ptr %top, i32 273, ptr null) ; trap(jit): unsupported ; trap(interp): none
  ret i32 0
}
