; What states less alignment than its size is atomic as far as one thread can see.
; covers: 4-31
; run: @f(i32 77) == i32 77
@bytes = global [8 x i8] zeroinitializer, align 8
define i32 @f(i32 %x) {
  %p = getelementptr i8, ptr @bytes, i64 1
  store atomic i32 %x, ptr %p seq_cst, align 1
  %y = load atomic i32, ptr %p seq_cst, align 1
  ret i32 %y
}
