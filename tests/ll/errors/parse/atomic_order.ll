define void @f(ptr %p) {
  %x = load atomic i64, ptr %p, align 8 ; error: 13 E0144 expected an ordering such as `seq_cst`
  %y = load atomic i64, ptr %p seq_cst, align 8
  %z = load i64, ptr %p seq_cst, align 8 ; error: 25 E0144 on an operation without `atomic`
  store atomic i64 1, ptr %p, align 8 ; error: 9 E0144 expected an ordering such as `seq_cst`
  ret void
}
