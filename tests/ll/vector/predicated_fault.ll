; An active element is accessed.
define i32 @main() {
  %r = call <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr> zeroinitializer, <4 x i1> <i1 0, i1 0, i1 1, i1 0>, i32 3) ; trap: null pointer
  %x = extractelement <4 x i32> %r, i32 2
  ret i32 %x
}
declare <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, i32)
