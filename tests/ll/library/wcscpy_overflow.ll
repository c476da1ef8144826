@abcd = constant [5 x i32] [i32 97, i32 98, i32 99, i32 100, i32 0]
declare ptr @wcscpy(ptr, ptr)
define i32 @main() {
  %d = alloca [4 x i32]
  %r = call ptr @wcscpy(ptr %d, ptr @abcd) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
