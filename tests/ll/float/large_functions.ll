; Functions of x86_fp80 and fp128 where their results are exact: at zeros, one and infinity.

; run: @sin_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @cos_f80(x86_fp80 0xK00000000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @tan_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @sinh_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @sinh_f80(x86_fp80 0xK7FFF8000000000000000) == x86_fp80 0xK7FFF8000000000000000
; run: @cosh_f80(x86_fp80 0xK00000000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @cosh_f80(x86_fp80 0xK7FFF8000000000000000) == x86_fp80 0xK7FFF8000000000000000
; run: @tanh_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @tanh_f80(x86_fp80 0xK7FFF8000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @asin_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @acos_f80(x86_fp80 0xK3FFF8000000000000000) == x86_fp80 0xK00000000000000000000
; run: @atan_f80(x86_fp80 0xK80000000000000000000) == x86_fp80 0xK80000000000000000000
; run: @exp_f80(x86_fp80 0xK00000000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @exp_f80(x86_fp80 0xK7FFF8000000000000000) == x86_fp80 0xK7FFF8000000000000000
; run: @exp2_f80(x86_fp80 0xK00000000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @exp10_f80(x86_fp80 0xK00000000000000000000) == x86_fp80 0xK3FFF8000000000000000
; run: @log_f80(x86_fp80 0xK3FFF8000000000000000) == x86_fp80 0xK00000000000000000000
; run: @log_f80(x86_fp80 0xK7FFF8000000000000000) == x86_fp80 0xK7FFF8000000000000000
; run: @log2_f80(x86_fp80 0xK3FFF8000000000000000) == x86_fp80 0xK00000000000000000000
; run: @log10_f80(x86_fp80 0xK3FFF8000000000000000) == x86_fp80 0xK00000000000000000000
; run: @sin_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @cos_f128(fp128 0xL00000000000000000000000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @tan_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @sinh_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @sinh_f128(fp128 0xL00000000000000007FFF000000000000) == fp128 0xL00000000000000007FFF000000000000
; run: @cosh_f128(fp128 0xL00000000000000000000000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @cosh_f128(fp128 0xL00000000000000007FFF000000000000) == fp128 0xL00000000000000007FFF000000000000
; run: @tanh_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @tanh_f128(fp128 0xL00000000000000007FFF000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @asin_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @acos_f128(fp128 0xL00000000000000003FFF000000000000) == fp128 0xL00000000000000000000000000000000
; run: @atan_f128(fp128 0xL00000000000000008000000000000000) == fp128 0xL00000000000000008000000000000000
; run: @exp_f128(fp128 0xL00000000000000000000000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @exp_f128(fp128 0xL00000000000000007FFF000000000000) == fp128 0xL00000000000000007FFF000000000000
; run: @exp2_f128(fp128 0xL00000000000000000000000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @exp10_f128(fp128 0xL00000000000000000000000000000000) == fp128 0xL00000000000000003FFF000000000000
; run: @log_f128(fp128 0xL00000000000000003FFF000000000000) == fp128 0xL00000000000000000000000000000000
; run: @log_f128(fp128 0xL00000000000000007FFF000000000000) == fp128 0xL00000000000000007FFF000000000000
; run: @log2_f128(fp128 0xL00000000000000003FFF000000000000) == fp128 0xL00000000000000000000000000000000
; run: @log10_f128(fp128 0xL00000000000000003FFF000000000000) == fp128 0xL00000000000000000000000000000000

declare x86_fp80 @llvm.sin.f80(x86_fp80)

define x86_fp80 @sin_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.sin.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.cos.f80(x86_fp80)

define x86_fp80 @cos_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.cos.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.tan.f80(x86_fp80)

define x86_fp80 @tan_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.tan.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.sinh.f80(x86_fp80)

define x86_fp80 @sinh_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.sinh.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.cosh.f80(x86_fp80)

define x86_fp80 @cosh_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.cosh.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.tanh.f80(x86_fp80)

define x86_fp80 @tanh_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.tanh.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.asin.f80(x86_fp80)

define x86_fp80 @asin_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.asin.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.acos.f80(x86_fp80)

define x86_fp80 @acos_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.acos.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.atan.f80(x86_fp80)

define x86_fp80 @atan_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.atan.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.exp.f80(x86_fp80)

define x86_fp80 @exp_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.exp.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.exp2.f80(x86_fp80)

define x86_fp80 @exp2_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.exp2.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.exp10.f80(x86_fp80)

define x86_fp80 @exp10_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.exp10.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.log.f80(x86_fp80)

define x86_fp80 @log_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.log.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.log2.f80(x86_fp80)

define x86_fp80 @log2_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.log2.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare x86_fp80 @llvm.log10.f80(x86_fp80)

define x86_fp80 @log10_f80(x86_fp80 %x) {
  %r = call x86_fp80 @llvm.log10.f80(x86_fp80 %x)
  ret x86_fp80 %r
}

declare fp128 @llvm.sin.f128(fp128)

define fp128 @sin_f128(fp128 %x) {
  %r = call fp128 @llvm.sin.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.cos.f128(fp128)

define fp128 @cos_f128(fp128 %x) {
  %r = call fp128 @llvm.cos.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.tan.f128(fp128)

define fp128 @tan_f128(fp128 %x) {
  %r = call fp128 @llvm.tan.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.sinh.f128(fp128)

define fp128 @sinh_f128(fp128 %x) {
  %r = call fp128 @llvm.sinh.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.cosh.f128(fp128)

define fp128 @cosh_f128(fp128 %x) {
  %r = call fp128 @llvm.cosh.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.tanh.f128(fp128)

define fp128 @tanh_f128(fp128 %x) {
  %r = call fp128 @llvm.tanh.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.asin.f128(fp128)

define fp128 @asin_f128(fp128 %x) {
  %r = call fp128 @llvm.asin.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.acos.f128(fp128)

define fp128 @acos_f128(fp128 %x) {
  %r = call fp128 @llvm.acos.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.atan.f128(fp128)

define fp128 @atan_f128(fp128 %x) {
  %r = call fp128 @llvm.atan.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.exp.f128(fp128)

define fp128 @exp_f128(fp128 %x) {
  %r = call fp128 @llvm.exp.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.exp2.f128(fp128)

define fp128 @exp2_f128(fp128 %x) {
  %r = call fp128 @llvm.exp2.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.exp10.f128(fp128)

define fp128 @exp10_f128(fp128 %x) {
  %r = call fp128 @llvm.exp10.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.log.f128(fp128)

define fp128 @log_f128(fp128 %x) {
  %r = call fp128 @llvm.log.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.log2.f128(fp128)

define fp128 @log2_f128(fp128 %x) {
  %r = call fp128 @llvm.log2.f128(fp128 %x)
  ret fp128 %r
}

declare fp128 @llvm.log10.f128(fp128)

define fp128 @log10_f128(fp128 %x) {
  %r = call fp128 @llvm.log10.f128(fp128 %x)
  ret fp128 %r
}
