; A vector as the initial content of memory needs no vector instruction.
; exit: 2
@v = global <2 x i32> <i32 1, i32 2>
define i32 @main() {
  %p = getelementptr i32, ptr @v, i64 1
  %x = load i32, ptr %p
  ret i32 %x
}
