@v = global <2 x i4> <i4 1, i4 2>
define i32 @main() {
  %x = load i8, ptr @v
  ret i32 0
}
