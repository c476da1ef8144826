; What the arguments of intrinsic functions of floating-point numbers must be beside their types.
declare <2 x i32> @llvm.lround.v2i32.f32(float)
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.fpext.f32.f64(double, metadata)
declare <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define void @f(float %x, double %y) {
  %a = call <2 x i32> @llvm.lround.v2i32.f32(float %x) ; error: 3 E0262 disagree on vector use
  %b = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic") ; error: 65 E0262 unsupported rounding mode
  %c = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.nowhere") ; error: 65 E0262 unsupported rounding mode
  %d = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.nowhere", metadata !"fpexcept.strict") ; error: 88 E0262 invalid rounding mode argument
  %e = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"fpexcept.never") ; error: 115 E0262 invalid exception behavior argument
  %g = call float @llvm.experimental.constrained.fptrunc.f32.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict") ; error: 72 E0262 must be larger than result type
  %h = call float @llvm.experimental.constrained.fpext.f32.f64(double %y, metadata !"fpexcept.strict") ; error: 71 E0262 must be smaller than result type
  %i = call <2 x i32> @llvm.experimental.constrained.fptosi.v2i32.f32(float %x, metadata !"fpexcept.strict") ; error: 3 E0262 disagree on vector use
  %j = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"eq", metadata !"fpexcept.strict") ; error: 85 E0262 invalid predicate
  ret void
}
