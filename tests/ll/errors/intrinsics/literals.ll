; Arguments that are part of the operation are literals, however the declaration says it.
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.ubsantrap(i8)
declare ptr @llvm.returnaddress(i32)
declare i64 @llvm.expect.with.probability.i64(i64, i64, double)
define void @f(i1 %c, ptr %p, i8 %n, i32 %m, double %x) {
  %a = call i32 @llvm.ctlz.i32(i32 1, i1 %c) ; error: 42 E0240 immarg operand has non-immediate parameter
  %b = call i32 @llvm.ctlz.i32(i32 1, i1 undef) ; error: 42 E0240 immarg operand
  %d = call i32 @llvm.ctlz.i32(i32 1, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 %c) ; error: 57 E0240 immarg operand
  call void @llvm.ubsantrap(i8 %n) ; error: 32 E0240 immarg operand
  %e = call ptr @llvm.returnaddress(i32 %m) ; error: 41 E0240 immarg operand
  %g = call i64 @llvm.expect.with.probability.i64(i64 1, i64 1, double %x) ; error: 72 E0240 immarg operand
  %h = call i64 @llvm.expect.with.probability.i64(i64 1, i64 1, double 0.5)
  ret void
}
