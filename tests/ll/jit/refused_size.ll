; More memory than any machine has.
@huge = global [1152921504606846975 x i8] zeroinitializer
@more = global [1152921504606846975 x i8] zeroinitializer
define i32 @main() { ; error: 12 E0608
  %a = load i8, ptr @huge
  %b = load i8, ptr @more
  ret i32 4
}
