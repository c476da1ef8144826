; wcsncat, at most 3 characters: there is room for 2 and an end.
@abcd = constant [5 x i32] [i32 97, i32 98, i32 99, i32 100, i32 0]
declare ptr @wcsncat(ptr, ptr, i64)
define i32 @main() {
  %d = alloca [4 x i32]
  store [4 x i32] [i32 97, i32 0, i32 0, i32 0], ptr %d
  %r = call ptr @wcsncat(ptr %d, ptr @abcd, i64 2)
  store i32 0, ptr %r
  %s = getelementptr i32, ptr %d, i64 1
  store i32 0, ptr %s
  %t = call ptr @wcsncat(ptr %s, ptr @abcd, i64 3) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
