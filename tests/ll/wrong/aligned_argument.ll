; An argument that is promised to be aligned.
@bytes = global [16 x i8] zeroinitializer, align 16
define i32 @f(ptr align 8 noundef %p) {
  ret i32 0
}
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 4
  %r = call i32 @f(ptr align 8 noundef %p) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
