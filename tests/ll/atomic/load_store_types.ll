; Every type that LLVM loads and stores atomically.
; covers: 4-27 4-30
; run: @halves(half 1.5) == half 1.5
; run: @bfloats(bfloat 1.5) == bfloat 1.5
; run: @floats(float 1.5) == float 1.5
; run: @doubles(double 1.5) == double 1.5
; run: @quads(fp128 1.5) == fp128 1.5
; run: @i128s(i128 -170141183460469231731687303715884105728) == i128 -170141183460469231731687303715884105728
; run: @pointers() == i1 true
@cell = global i128 0, align 16
define half @halves(half %x) {
  store atomic half %x, ptr @cell unordered, align 2
  %y = load atomic half, ptr @cell unordered, align 2
  ret half %y
}
define bfloat @bfloats(bfloat %x) {
  store atomic volatile bfloat %x, ptr @cell monotonic, align 2
  %y = load atomic volatile bfloat, ptr @cell monotonic, align 2
  ret bfloat %y
}
define float @floats(float %x) {
  store atomic float %x, ptr @cell release, align 4
  %y = load atomic float, ptr @cell acquire, align 4
  ret float %y
}
define double @doubles(double %x) {
  store atomic double %x, ptr @cell syncscope("singlethread") release, align 8
  %y = load atomic double, ptr @cell syncscope("agent") acquire, align 8
  ret double %y
}
define fp128 @quads(fp128 %x) {
  store atomic fp128 %x, ptr @cell seq_cst, align 16
  %y = load atomic fp128, ptr @cell seq_cst, align 16
  ret fp128 %y
}
define i128 @i128s(i128 %x) {
  store atomic i128 %x, ptr @cell seq_cst, align 16
  %y = load atomic i128, ptr @cell seq_cst, align 16
  ret i128 %y
}
define i1 @pointers() {
  store atomic ptr @pointers, ptr @cell seq_cst, align 8
  %y = load atomic ptr, ptr @cell seq_cst, align 8
  %r = icmp eq ptr %y, @pointers
  ret i1 %r
}
