; What LLVM says of types of targets that it knows.
@a = global target("spirv.DeviceEvent") zeroinitializer
@b = global target("spirv.Image") zeroinitializer ; error: 35 E0132 invalid type for null constant
@c = external global target("aarch64.svcount") ; error: 22 E0213 illegal target extension type
declare void @b_f(ptr byval(target("amdgcn.named.barrier", 0))) ; error: 19 E0240 'byval' argument has illegal target extension type
define void @f(<2 x target("llvm.test.vectorelement")> %v, ptr %p) {
  %a = alloca target("spirv.Event")
  %b = alloca <2 x target("llvm.test.vectorelement")>
  %c = alloca target("amdgcn.named.barrier", 0) ; error: 15 E0213 Alloca has illegal target extension type
  %d = load target("dx.Buffer"), ptr %p
  %e = load target("spirv.Literal", 1), ptr %p ; error: 13 E0213 cannot load a value of type
  ret void
}
