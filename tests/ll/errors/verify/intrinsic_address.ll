; An intrinsic function has no address: it can only be called.
declare void @llvm.trap()
declare i32 @llvm.ctpop.i32(i32)
@a = global ptr @llvm.trap ; error: 17 E0411 Cannot take the address of an intrinsic!
define i1 @f() {
  %n = call i32 @llvm.ctpop.i32(i32 7)
  %c = icmp eq ptr @llvm.ctpop.i32, null ; error: 20 E0411 Cannot take the address of an intrinsic!
  ret i1 %c
}
