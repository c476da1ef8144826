; How far a scalable vector goes only the machine knows that runs the program: no constant address says it.
@p = global ptr getelementptr (<vscale x 4 x i32>, ptr @p, i64 1) ; error: 17 E0213 invalid base element for constant getelementptr
define i32 @main() {
  %x = load ptr, ptr @p
  ret i32 0
}
