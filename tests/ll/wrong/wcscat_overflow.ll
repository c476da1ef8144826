; wcscat needs room for both strings and an end.
@ab = constant [3 x i32] [i32 97, i32 98, i32 0]
declare ptr @wcscat(ptr, ptr)
define i32 @main() {
  %d = alloca [4 x i32]
  store [4 x i32] [i32 97, i32 98, i32 0, i32 0], ptr %d
  %r = call ptr @wcscat(ptr %d, ptr @ab) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
