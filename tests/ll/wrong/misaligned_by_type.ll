; No alignment is written: the type's own is what the address must have.
@bytes = global [16 x i8] zeroinitializer, align 8
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 2
  %x = load i64, ptr %p ; trap(interp): misaligned access ; trap(jit): none
  ret i32 0
}
