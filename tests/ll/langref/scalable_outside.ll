; Functions of the host know nothing of them, and what is not known yet is refused by name.
; covers: 4-58
declare void @host(<vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32) ; error: 28 E0604 `@llvm.vp.add.nxv4i32`
define i32 @main() {
  call void @host(<vscale x 4 x i32> zeroinitializer) ; error: 3 E0601 a value of type <vscale x 4 x i32> to or from a host function
  %s = call <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i1> zeroinitializer, i32 4)
  ret i32 0
}
