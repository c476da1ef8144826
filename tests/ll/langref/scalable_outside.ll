; Functions of the host know nothing of them.
; covers: 4-58
declare void @getpid(<vscale x 4 x i32>)
declare <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, <vscale x 4 x i1>, i32)
define i32 @main() {
  call void @getpid(<vscale x 4 x i32> zeroinitializer) ; trap: unsupported ; warn: 3 E0601 a value of type <vscale x 4 x i32> to or from a host function
  %s = call <vscale x 4 x i32> @llvm.vp.add.nxv4i32(<vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i1> zeroinitializer, i32 4)
  ret i32 0
}
