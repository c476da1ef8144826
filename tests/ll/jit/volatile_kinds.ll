; Volatile accesses of every size, aligned or not, of globals and of the frame.
; run: @ints(i64 -2) == i64 -8
; run: @floats(double 1.5) == double 4.500000e+00
; run: @unaligned(i32 7) == i32 7
; run: @odd(i24 -5) == i24 -5
; run: @bool(i1 true) == i1 true
; run: @pointer() == i64 6
@a = global i8 0
@b = global i16 0
@c = global i32 0
@d = global i64 6
@f = global float 0.0
@e = global double 0.0
@bytes = global [16 x i8] zeroinitializer
define i64 @ints(i64 %x) {
  %x8 = trunc i64 %x to i8
  %x16 = trunc i64 %x to i16
  %x32 = trunc i64 %x to i32
  store volatile i8 %x8, ptr @a
  store volatile i16 %x16, ptr @b
  store volatile i32 %x32, ptr @c
  %slot = alloca i64
  store volatile i64 %x, ptr %slot
  %v8 = load volatile i8, ptr @a
  %v16 = load volatile i16, ptr @b
  %v32 = load volatile i32, ptr @c
  %v64 = load volatile i64, ptr %slot
  %w8 = sext i8 %v8 to i64
  %w16 = sext i16 %v16 to i64
  %w32 = sext i32 %v32 to i64
  %s = add i64 %w8, %w16
  %t = add i64 %s, %w32
  %r = add i64 %t, %v64
  ret i64 %r
}
define double @floats(double %x) {
  %y = fptrunc double %x to float
  store volatile float %y, ptr @f
  store volatile double %x, ptr @e
  %a = load volatile float, ptr @f
  %b = load volatile double, ptr @e
  %c = fpext float %a to double
  %d = fadd double %b, %c
  %r = fadd double %d, %x
  ret double %r
}
define i32 @unaligned(i32 %x) {
  %p = getelementptr [16 x i8], ptr @bytes, i64 0, i64 3
  store volatile i32 %x, ptr %p, align 1
  %r = load volatile i32, ptr %p, align 1
  ret i32 %r
}
define i24 @odd(i24 %x) {
  %p = alloca i24
  store volatile i24 %x, ptr %p
  %r = load volatile i24, ptr %p
  ret i24 %r
}
define i1 @bool(i1 %x) {
  %p = alloca i1
  store volatile i1 %x, ptr %p
  %r = load volatile i1, ptr %p
  ret i1 %r
}
define i64 @pointer() {
  %p = alloca ptr
  store volatile ptr @d, ptr %p
  %q = load volatile ptr, ptr %p
  %r = load volatile i64, ptr %q
  ret i64 %r
}
