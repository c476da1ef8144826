@p = global ptr getelementptr (<vscale x 4 x i32>, ptr @p, i64 1)
define i32 @main() {
  %x = load ptr, ptr @p
  ret i32 0
}
