define void @f(ptr %p, i128 %x, <8 x float> %v) {
  %a = load atomic i128, ptr %p seq_cst, align 8
  %b = cmpxchg ptr %p, i128 %x, i128 0 seq_cst seq_cst, align 8
  %c = atomicrmw fadd ptr %p, <8 x float> %v seq_cst
  ret void
}
define i32 @main() {
  call void @f(ptr null, i128 0, <8 x float> zeroinitializer)
  ret i32 0
}
