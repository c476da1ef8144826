@abcd = constant [5 x i32] [i32 97, i32 98, i32 99, i32 100, i32 0]
declare ptr @wmemcpy(ptr, ptr, i64)
define i32 @main() {
  %d = alloca [4 x i32]
  %r = call ptr @wmemcpy(ptr %d, ptr @abcd, i64 4)
  %s = call ptr @wmemcpy(ptr %d, ptr @abcd, i64 5) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
