; What vp.load and vp.store become is called by its type, also where the module declares the masked ones with the types of LLVM 22.
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
@from = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@to = global <4 x i32> zeroinitializer
; run: @f() == i32 9
define i32 @f() {
  %a = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr align 16 @from, <4 x i1> splat (i1 true), i32 4)
  %b = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 @from, <4 x i1> splat (i1 true), <4 x i32> poison)
  %c = add <4 x i32> %a, %b
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %c, ptr align 16 @to, <4 x i1> splat (i1 true))
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %a, ptr align 16 @to, <4 x i1> splat (i1 true), i32 1)
  %x = load i32, ptr @to
  %p = getelementptr i32, ptr @to, i64 3
  %y = load i32, ptr %p
  %s = add i32 %x, %y
  ret i32 %s
}
