; Atomic loads and stores: every ordering that they can have, every type, scopes, volatile.
; covers: 4-25 4-27 4-28 4-30
; run: @orderings(i32 7) == i32 42
; run: @widths(i64 -2) == i64 1016
; run: @doubles(double 1.5) == double 3.000000e+00
; run: @floats(float 1.5) == float 3.000000e+00
; run: @pointers() == i32 9
; run: @on_the_stack(i16 5) == i16 5
; run: @field(i32 3) == i32 3

%pair = type { i64, i32 }
@word = global i32 0
@narrow = global i8 0
@half_word = global i16 0
@wide = global i64 0
@real = global double 0.0
@single = global float 0.0
@nine = global i32 9
@to = global ptr null
@both = global %pair zeroinitializer

define i32 @orderings(i32 %x) {
  store atomic i32 %x, ptr @word unordered, align 4
  %a = load atomic i32, ptr @word unordered, align 4
  store atomic i32 %x, ptr @word monotonic, align 4
  %b = load atomic i32, ptr @word monotonic, align 4
  store atomic i32 %x, ptr @word release, align 4
  %c = load atomic i32, ptr @word acquire, align 4
  store atomic i32 %x, ptr @word seq_cst, align 4
  %d = load atomic i32, ptr @word seq_cst, align 4
  store atomic volatile i32 %x, ptr @word syncscope("singlethread") release, align 4
  %e = load atomic volatile i32, ptr @word syncscope("singlethread") acquire, align 4
  store atomic i32 %x, ptr @word syncscope("agent") seq_cst, align 8
  %f = load atomic i32, ptr @word syncscope("agent") unordered, align 8, !dbg !0
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %ef = add i32 %e, %f
  %abcd = add i32 %ab, %cd
  %all = add i32 %abcd, %ef
  ret i32 %all
}

define i64 @widths(i64 %x) {
  %n8 = trunc i64 %x to i8
  %n16 = trunc i64 %x to i16
  store atomic i8 %n8, ptr @narrow release, align 1
  store atomic i16 %n16, ptr @half_word release, align 2
  store atomic i64 %x, ptr @wide release, align 8
  %a = load atomic i8, ptr @narrow acquire, align 1
  %b = load atomic i16, ptr @half_word acquire, align 2
  %c = load atomic i64, ptr @wide acquire, align 8
  %wide_a = zext i8 %a to i64
  %wide_b = sext i16 %b to i64
  %ab = mul i64 %wide_a, %wide_b
  %abc = mul i64 %ab, %c
  ret i64 %abc
}

define double @doubles(double %x) {
  store atomic double %x, ptr @real seq_cst, align 8
  %y = load atomic double, ptr @real seq_cst, align 8
  %sum = fadd double %x, %y
  ret double %sum
}

define float @floats(float %x) {
  store atomic float %x, ptr @single monotonic, align 4
  %y = load atomic float, ptr @single monotonic, align 4
  %sum = fadd float %x, %y
  ret float %sum
}

define i32 @pointers() {
  store atomic ptr @nine, ptr @to release, align 8
  %p = load atomic ptr, ptr @to acquire, align 8
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %v
}

define i16 @on_the_stack(i16 %x) {
  %slot = alloca i16
  store atomic i16 %x, ptr %slot monotonic, align 2
  %y = load atomic i16, ptr %slot monotonic, align 2
  ret i16 %y
}

define i32 @field(i32 %x) {
  store atomic i32 %x, ptr getelementptr inbounds (%pair, ptr @both, i32 0, i32 1) monotonic, align 8
  %y = load atomic i32, ptr getelementptr inbounds (%pair, ptr @both, i32 0, i32 1) monotonic, align 8
  ret i32 %y
}
!0 = !{}
