; Ways of rounding that the machine does not have.
; covers: 4-33
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare half @llvm.experimental.constrained.fadd.f16(half, half, metadata, metadata)
define i32 @main() {
  %r = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.tonearestaway", metadata !"fpexcept.strict") ; trap: unsupported ; warn: 3 E0604 with `round.tonearestaway`
  %h = call half @llvm.experimental.constrained.fadd.f16(half 1.0, half 2.0, metadata !"round.upward", metadata !"fpexcept.strict") ; warn: 3 E0604 with `round.upward`
  ret i32 0
}
