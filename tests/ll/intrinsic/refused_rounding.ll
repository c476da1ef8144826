; Ways of rounding that the machine does not have, and intrinsics of types that they do not have.
; covers: 4-33
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare half @llvm.experimental.constrained.fadd.f16(half, half, metadata, metadata)
declare i24 @llvm.bswap.i24(i24)
declare float @llvm.ctpop.f32(float)
declare float @llvm.sqrt.f32(double)
define i32 @main() {
  %r = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.tonearestaway", metadata !"fpexcept.strict") ; trap: unsupported ; warn: 3 E0604 with `round.tonearestaway`
  %h = call half @llvm.experimental.constrained.fadd.f16(half 1.0, half 2.0, metadata !"round.upward", metadata !"fpexcept.strict") ; warn: 3 E0604 with `round.upward`
  %b = call i24 @llvm.bswap.i24(i24 1) ; warn: 3 E0604 `@llvm.bswap.i24` of this type
  %c = call float @llvm.ctpop.f32(float 1.0) ; warn: 3 E0604 `@llvm.ctpop.f32` of this type
  %s = call float @llvm.sqrt.f32(double 1.0) ; warn: 3 E0604 `@llvm.sqrt.f32` of this type
  ret i32 0
}
