; The word before a block.
declare ptr @malloc(i64)
define i32 @main() {
  %block = call ptr @malloc(i64 16)
  %before = getelementptr i32, ptr %block, i64 -1
  %x = load i32, ptr %before ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %x
}
