define void @f(ptr %p) {
  %a = load atomic i32, ptr %p, align 4 ; error: 13 E0145 expected an ordering
  %b = load i32, ptr %p seq_cst, align 4 ; error: 25 E0145 atomic
  ret void
}
