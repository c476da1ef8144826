; Atomic accesses through typed pointers, as clang 14 writes them.
; run: @f(i32 5) == i32 5
@g = global i32 0
define i32 @f(i32 %x) {
  store atomic i32 %x, i32* @g seq_cst, align 4
  %y = load atomic volatile i32, i32* @g seq_cst, align 4
  ret i32 %y
}
