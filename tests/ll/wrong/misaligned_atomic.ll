; Atomic operations need the alignment of their size.
@bytes = global [16 x i8] zeroinitializer, align 8
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 4
  %x = atomicrmw add ptr %p, i64 1 seq_cst, align 8 ; trap(interp): misaligned access ; trap(jit): none
  ret i32 0
}
