@big = global [4611686018427387904 x i8] zeroinitializer ; error: 1 E0608 out of memory for
define i32 @main() {
  %v = load i8, ptr @big
  ret i32 0
}
