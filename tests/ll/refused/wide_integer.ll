; Integers of more than 128 bits: what the machine cannot do at once, and what no call of C passes.
; covers: 4-46
declare void @getpid(i5000)
declare double @llvm.powi.f64.i200(double, i200)
define double @call(i200 %n) {
  %d = call double @llvm.powi.f64.i200(double 1.0, i200 %n) ; warn: 3 E0604 intrinsic `@llvm.powi.f64.i200` of this type
  ret double %d
}
define void @variadic(i32 %n, ...) {
  %l = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %l)
  %v = va_arg ptr %l, i192 ; warn: 3 E0602 `va_arg` of type i192
  ret void
}
declare void @llvm.va_start.p0(ptr)
define i32 @main() {
  %p = alloca i256
  %a = load atomic i256, ptr %p seq_cst, align 32 ; trap: unsupported ; warn: 3 E0602 an atomic operation on i256, which has more than 16 bytes,
  store atomic i256 %a, ptr %p seq_cst, align 32 ; warn: 3 E0602 an atomic operation on i256, which has more than 16 bytes,
  %o = atomicrmw add ptr %p, i256 1 seq_cst, align 32 ; warn: 3 E0602 an atomic operation on i256, which has more than 16 bytes,
  call void @getpid(i5000 1) ; warn: 3 E0601 a value of type i5000 to or from a host function
  %e = extractelement <2 x i8> zeroinitializer, i256 1 ; warn: 3 E0602 an index of type i256
  %c = call double @call(i200 1)
  call void (i32, ...) @variadic(i32 1, i5000 2) ; warn: 3 E0602 a variable argument of type i5000
  ret i32 0
}
