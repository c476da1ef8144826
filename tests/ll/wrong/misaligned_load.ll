; The instruction promises more alignment than the address has.
@bytes = global [16 x i8] zeroinitializer, align 8
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 2
  %x = load i64, ptr %p, align 8 ; trap(interp): misaligned access ; trap(jit): none
  ret i32 0
}
