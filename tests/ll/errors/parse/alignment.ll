define void @f() {
  %x = alloca i64, align 3 ; error: 20 E0123 alignment is not a power of two
  ret void
}
