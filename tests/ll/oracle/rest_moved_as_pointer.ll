; What lies behind a field that was moved as a pointer stays undefined; and as an address the whole is not to be used.
; exit: 2
%flag = type { i8, [7 x i8] }
define i32 @main() {
  %a = alloca %flag
  %b = alloca %flag
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(i64 8, ptr %a)
  store i8 1, ptr %a
  %moved = load ptr, ptr %a
  store ptr %moved, ptr %b
  %p = getelementptr i8, ptr %b, i64 3
  %byte = load i8, ptr %p
  %set = icmp ne i8 %byte, 0
  br i1 %set, label %one, label %two ; trap(interp): uninitialised value ; trap(jit): none
one:
  ret i32 2
two:
  ret i32 2
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
