; What types of targets can be, and values whose origin must not depend on the way taken.
@a = external global target("unknown") ; error: 22 E0213 illegal target extension type
@b = external global { i32, [2 x target("unknown")] } ; error: 22 E0213 illegal target extension type
@c = external global target("spirv.Event")
declare target("aarch64.svcount", i32) @d() ; error: 9 E0122 target extension type aarch64.svcount should have no parameters
define void @e(target("dx.Buffer") %x) { ; error: 16 E0202 isn't an intrinsic
  ret void
}
define void @f(ptr %p) {
  call token %p() ; error: 8 E0202 Return type cannot be token for indirect call!
  %x = getelementptr { <vscale x 1 x i64>, <vscale x 1 x i64> }, ptr %p, i32 0 ; error: 22 E0208 getelementptr cannot target structure that contains scalable vector type
  %y = atomicrmw fadd ptr %p, <vscale x 2 x float> zeroinitializer seq_cst ; error: 31 E0232 atomicrmw operand may not be scalable
  ret void
}
