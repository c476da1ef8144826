; A variable is read after its scope, and the value decides where to go.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define i32 @main() {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store i32 7, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %x = load i32, ptr %v
  %c = icmp eq i32 %x, 7
  br i1 %c, label %same, label %other ; trap(interp): uninitialised value ; trap(jit): none
same:
  ret i32 0
other:
  ret i32 1
}
