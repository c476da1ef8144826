; What C may have written counts as defined, but not what is copied there afterwards and is undefined.

module asm ".globl visit"
module asm "visit: ret"

declare void @visit(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @main() {
  %seen = alloca [4 x i32]
  %raw = alloca [2 x i32]
  call void @visit(ptr %seen)
  %second = getelementptr i32, ptr %seen, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %second, ptr %raw, i64 8, i1 false)
  %v = load i32, ptr %seen
  %c = icmp eq i32 %v, %v
  br i1 %c, label %more, label %more
more:
  %third = getelementptr i32, ptr %seen, i64 2
  %w = load i32, ptr %third
  %d = icmp eq i32 %w, 0
  br i1 %d, label %end, label %end ; trap(interp): uninitialised value ; trap(jit): none
end:
  ret i32 0
}
