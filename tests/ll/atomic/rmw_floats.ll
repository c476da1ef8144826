; Every atomicrmw operation on floating-point values, on every format that LLVM takes: the new value is in memory.
; covers: 4-30
; run: @xchg_half(half 1.5, half -0.25) == half -0.25
; run: @xchg_half(half -3.0, half 4.0) == half 4.0
; run: @fadd_half(half 1.5, half -0.25) == half 1.25
; run: @fadd_half(half -3.0, half 4.0) == half 1.0
; run: @fsub_half(half 1.5, half -0.25) == half 1.75
; run: @fsub_half(half -3.0, half 4.0) == half -7.0
; run: @fmax_half(half 1.5, half -0.25) == half 1.5
; run: @fmax_half(half -3.0, half 4.0) == half 4.0
; run: @fmin_half(half 1.5, half -0.25) == half -0.25
; run: @fmin_half(half -3.0, half 4.0) == half -3.0
; run: @fmaximum_half(half 1.5, half -0.25) == half 1.5
; run: @fmaximum_half(half -3.0, half 4.0) == half 4.0
; run: @fminimum_half(half 1.5, half -0.25) == half -0.25
; run: @fminimum_half(half -3.0, half 4.0) == half -3.0
; run: @xchg_bfloat(bfloat 1.5, bfloat -0.25) == bfloat -0.25
; run: @xchg_bfloat(bfloat -3.0, bfloat 4.0) == bfloat 4.0
; run: @fadd_bfloat(bfloat 1.5, bfloat -0.25) == bfloat 1.25
; run: @fadd_bfloat(bfloat -3.0, bfloat 4.0) == bfloat 1.0
; run: @fsub_bfloat(bfloat 1.5, bfloat -0.25) == bfloat 1.75
; run: @fsub_bfloat(bfloat -3.0, bfloat 4.0) == bfloat -7.0
; run: @fmax_bfloat(bfloat 1.5, bfloat -0.25) == bfloat 1.5
; run: @fmax_bfloat(bfloat -3.0, bfloat 4.0) == bfloat 4.0
; run: @fmin_bfloat(bfloat 1.5, bfloat -0.25) == bfloat -0.25
; run: @fmin_bfloat(bfloat -3.0, bfloat 4.0) == bfloat -3.0
; run: @fmaximum_bfloat(bfloat 1.5, bfloat -0.25) == bfloat 1.5
; run: @fmaximum_bfloat(bfloat -3.0, bfloat 4.0) == bfloat 4.0
; run: @fminimum_bfloat(bfloat 1.5, bfloat -0.25) == bfloat -0.25
; run: @fminimum_bfloat(bfloat -3.0, bfloat 4.0) == bfloat -3.0
; run: @xchg_float(float 1.5, float -0.25) == float -0.25
; run: @xchg_float(float -3.0, float 4.0) == float 4.0
; run: @fadd_float(float 1.5, float -0.25) == float 1.25
; run: @fadd_float(float -3.0, float 4.0) == float 1.0
; run: @fsub_float(float 1.5, float -0.25) == float 1.75
; run: @fsub_float(float -3.0, float 4.0) == float -7.0
; run: @fmax_float(float 1.5, float -0.25) == float 1.5
; run: @fmax_float(float -3.0, float 4.0) == float 4.0
; run: @fmin_float(float 1.5, float -0.25) == float -0.25
; run: @fmin_float(float -3.0, float 4.0) == float -3.0
; run: @fmaximum_float(float 1.5, float -0.25) == float 1.5
; run: @fmaximum_float(float -3.0, float 4.0) == float 4.0
; run: @fminimum_float(float 1.5, float -0.25) == float -0.25
; run: @fminimum_float(float -3.0, float 4.0) == float -3.0
; run: @xchg_double(double 1.5, double -0.25) == double -0.25
; run: @xchg_double(double -3.0, double 4.0) == double 4.0
; run: @fadd_double(double 1.5, double -0.25) == double 1.25
; run: @fadd_double(double -3.0, double 4.0) == double 1.0
; run: @fsub_double(double 1.5, double -0.25) == double 1.75
; run: @fsub_double(double -3.0, double 4.0) == double -7.0
; run: @fmax_double(double 1.5, double -0.25) == double 1.5
; run: @fmax_double(double -3.0, double 4.0) == double 4.0
; run: @fmin_double(double 1.5, double -0.25) == double -0.25
; run: @fmin_double(double -3.0, double 4.0) == double -3.0
; run: @fmaximum_double(double 1.5, double -0.25) == double 1.5
; run: @fmaximum_double(double -3.0, double 4.0) == double 4.0
; run: @fminimum_double(double 1.5, double -0.25) == double -0.25
; run: @fminimum_double(double -3.0, double 4.0) == double -3.0
; run: @xchg_fp128(fp128 1.5, fp128 -0.25) == fp128 -0.25
; run: @xchg_fp128(fp128 -3.0, fp128 4.0) == fp128 4.0
; run: @fadd_fp128(fp128 1.5, fp128 -0.25) == fp128 1.25
; run: @fadd_fp128(fp128 -3.0, fp128 4.0) == fp128 1.0
; run: @fsub_fp128(fp128 1.5, fp128 -0.25) == fp128 1.75
; run: @fsub_fp128(fp128 -3.0, fp128 4.0) == fp128 -7.0
; run: @fmax_fp128(fp128 1.5, fp128 -0.25) == fp128 1.5
; run: @fmax_fp128(fp128 -3.0, fp128 4.0) == fp128 4.0
; run: @fmin_fp128(fp128 1.5, fp128 -0.25) == fp128 -0.25
; run: @fmin_fp128(fp128 -3.0, fp128 4.0) == fp128 -3.0
; run: @fmaximum_fp128(fp128 1.5, fp128 -0.25) == fp128 1.5
; run: @fmaximum_fp128(fp128 -3.0, fp128 4.0) == fp128 4.0
; run: @fminimum_fp128(fp128 1.5, fp128 -0.25) == fp128 -0.25
; run: @fminimum_fp128(fp128 -3.0, fp128 4.0) == fp128 -3.0
@cell = global i128 0, align 16
define half @xchg_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fadd_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fadd ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fsub_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fsub ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fmax_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fmin_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fmaximum_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define half @fminimum_half(half %a, half %b) {
  store half %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, half %b seq_cst
  %new = load half, ptr @cell
  %right = fcmp oeq half %old, %a
  %wrong = fadd half %new, %new
  %r = select i1 %right, half %new, half %wrong
  ret half %r
}
define bfloat @xchg_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fadd_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fadd ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fsub_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fsub ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fmax_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fmin_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fmaximum_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define bfloat @fminimum_bfloat(bfloat %a, bfloat %b) {
  store bfloat %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, bfloat %b seq_cst
  %new = load bfloat, ptr @cell
  %right = fcmp oeq bfloat %old, %a
  %wrong = fadd bfloat %new, %new
  %r = select i1 %right, bfloat %new, bfloat %wrong
  ret bfloat %r
}
define float @xchg_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fadd_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fadd ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fsub_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fsub ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fmax_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fmin_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fmaximum_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define float @fminimum_float(float %a, float %b) {
  store float %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, float %b seq_cst
  %new = load float, ptr @cell
  %right = fcmp oeq float %old, %a
  %wrong = fadd float %new, %new
  %r = select i1 %right, float %new, float %wrong
  ret float %r
}
define double @xchg_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fadd_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fadd ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fsub_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fsub ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fmax_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fmin_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fmaximum_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define double @fminimum_double(double %a, double %b) {
  store double %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, double %b seq_cst
  %new = load double, ptr @cell
  %right = fcmp oeq double %old, %a
  %wrong = fadd double %new, %new
  %r = select i1 %right, double %new, double %wrong
  ret double %r
}
define fp128 @xchg_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fadd_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fadd ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fsub_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fsub ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fmax_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fmax ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fmin_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fmin ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fmaximum_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fmaximum ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
define fp128 @fminimum_fp128(fp128 %a, fp128 %b) {
  store fp128 %a, ptr @cell
  %old = atomicrmw fminimum ptr @cell, fp128 %b seq_cst
  %new = load fp128, ptr @cell
  %right = fcmp oeq fp128 %old, %a
  %wrong = fadd fp128 %new, %new
  %r = select i1 %right, fp128 %new, fp128 %wrong
  ret fp128 %r
}
