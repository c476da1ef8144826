; More memory than any machine has.
@a = global [4611686018427387904 x i8] zeroinitializer
define i32 @main() {
  %x = load i8, ptr @a
  ret i32 0
}
