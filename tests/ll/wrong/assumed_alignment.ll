; An alignment is assumed that is not there.
declare void @llvm.assume(i1)
@bytes = global [64 x i8] zeroinitializer, align 16
define i32 @main() {
  %p = getelementptr i8, ptr @bytes, i64 4
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ] ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
