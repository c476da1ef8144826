; What can be said about vectors, scalable ones and types of targets, in old spellings too; nothing of it is run.
; exit: 0
@v = global <4 x i32> <i32 1, i32 2, i32 poison, i32 4>
@w = global <2 x ptr> <ptr @v, ptr null>
@s = global <8 x i16> splat (i16 7)
@f = global <2 x float> splat (float 1.0)
@e = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@i = global <2 x i32> insertelement (<2 x i32> undef, i32 5, i32 0)
@h = global <3 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> poison, <3 x i32> <i32 0, i32 poison, i32 1>)
@m = global x86_mmx zeroinitializer ; <1 x i64>, as LLVM reads it
%t = type { target("a.b", void, i32, 3), x86_amx, <vscale x 4 x half> }
declare void @llvm.x86.tilerelease(x86_amx)
define <vscale x 2 x i64> @sc(<vscale x 2 x i64> %a, target("q") %t) {
  %x = add <vscale x 2 x i64> %a, splat (i64 3)
  %y = shufflevector <vscale x 2 x i64> %x, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  %z = insertelement <vscale x 2 x i64> %y, i64 1, i32 7
  %e = extractelement <vscale x 2 x i64> %z, i64 0
  %c = icmp eq <vscale x 2 x i64> %z, %y
  %q = select <vscale x 2 x i1> %c, <vscale x 2 x i64> %z, <vscale x 2 x i64> %y
  ret <vscale x 2 x i64> %q
}
define <2 x i64> @old(<2 x i64> %a, <2 x double> %d) {
  %c = vicmp slt <2 x i64> %a, zeroinitializer ; warn: 3 W0211 `vicmp` and `vfcmp` were only accepted
  %f = vfcmp olt <2 x double> %d, zeroinitializer
  %g = and <2 x i64> %c, %f
  ret <2 x i64> %g
}
define <2 x ptr> @g(<2 x ptr> %p, i64 %i, ptr %q, <2 x i32> %j) {
  %a = getelementptr { i8, i64 }, <2 x ptr> %p, i64 %i, i32 1
  %b = getelementptr { i8, i64 }, ptr %q, <2 x i32> %j, <2 x i32> <i32 1, i32 1>
  %c = icmp eq <2 x ptr> %a, %b
  %d = select <2 x i1> %c, <2 x ptr> %a, <2 x ptr> %b
  ret <2 x ptr> %d
}
define i32 @main() {
 ret i32 0
}
