@a = global [2000000 x i8] zeroinitializer

define i32 @main() {
  %x = load i8, ptr @a
  ret i32 0
}
