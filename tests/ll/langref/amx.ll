; A tile of the matrix unit: there are no instructions for it, and its intrinsics are refused.
; covers: 4-51
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
define i32 @main() {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.x86.tilezero.internal` is not supported yet
  ret i32 1
}
