; More memory than any machine has.
@huge = global [1152921504606846975 x i8] zeroinitializer ; error: 1 E0608 out of memory
define i32 @main() {
  %a = load i8, ptr @huge
  ret i32 4
}
