declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main() {
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  store i32 1, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  %x = load i32, ptr %b
  %q = getelementptr i32, ptr %b, i64 1
  %y = load i32, ptr %q
  %c = icmp eq i32 %x, 1
  br i1 %c, label %first, label %second
first:
  %d = icmp eq i32 %y, 1
  br i1 %d, label %second, label %end ; trap(interp): uninitialised value ; trap(jit): none
second:
  ret i32 2
end:
  ret i32 0
}
