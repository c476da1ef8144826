; long double and fp128 to and from functions of the host: a long double is passed on the stack and comes back in a register
; of the x87, a complex one in two; an fp128 is in a vector register.
; load: large_host.c
; run: @add(x86_fp80 0xK3FFF8000000000000001) == x86_fp80 0xK40028000000000000000
; run: @add(x86_fp80 0.5) == x86_fp80 7.5
; run: @scale(fp128 0xL00000000000000013FFF000000000000) == fp128 0xL00000000000000014000C00000000000
; run: @turn(x86_fp80 1.5, x86_fp80 2.5) == { x86_fp80 0xKC000A000000000000000, x86_fp80 0xK3FFFC000000000000000 }
; run: @sum() == x86_fp80 15.75
; run: @sum_by_pointer(ptr null) == x86_fp80 15.75
; run: @apply(x86_fp80 1.5) == x86_fp80 7.5
; run: @apply_quad(fp128 4.0) == fp128 12.75
; run: @apply_complex(x86_fp80 3.0) == x86_fp80 4238.0
; run: @parse(i32 1) == x86_fp80 0xK3FFE8000000000000001
; run: @rounds() == i64 3
; stdout: "2.5 -0x8p-3 1e+4000 0.333333333333333333342 7\n"
; exit: 0
@format = constant [23 x i8] c"%Lg %La %Lg %.21Lg %d\0A\00"
@texts = constant [2 x [40 x i8]] [[40 x i8] c"1.5\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [40 x i8] c"0.50000000000000000005421010862427522170"]
declare x86_fp80 @c_add(i8 signext, x86_fp80, i32, x86_fp80)
declare fp128 @c_scale(fp128, i32, fp128)
declare { x86_fp80, x86_fp80 } @c_turn(ptr byval({ x86_fp80, x86_fp80 }) align 16)
declare x86_fp80 @c_sum(i32, ...)
declare x86_fp80 @c_apply(ptr, x86_fp80)
declare fp128 @c_apply_quad(ptr, fp128)
declare x86_fp80 @c_apply_complex(ptr, x86_fp80)
declare x86_fp80 @strtold(ptr, ptr)
declare i64 @llrintl(x86_fp80)
declare i32 @printf(ptr, ...)
; 1 + a + 2 + 4: the last bit of a is a tie in the first sum, and lost.
define x86_fp80 @add(x86_fp80 %a) {
  %r = call x86_fp80 @c_add(i8 signext 1, x86_fp80 %a, i32 2, x86_fp80 0xK40018000000000000000)
  ret x86_fp80 %r
}
; a * 2 + 1.5: the last bit of a is the last bit of the sum.
define fp128 @scale(fp128 %a) {
  %r = call fp128 @c_scale(fp128 %a, i32 2, fp128 0xL00000000000000003FFF800000000000)
  ret fp128 %r
}
define { x86_fp80, x86_fp80 } @turn(x86_fp80 %a, x86_fp80 %b) {
  %p = alloca { x86_fp80, x86_fp80 }, align 16
  %q = getelementptr { x86_fp80, x86_fp80 }, ptr %p, i64 0, i32 1
  store x86_fp80 %a, ptr %p
  store x86_fp80 %b, ptr %q
  %r = call { x86_fp80, x86_fp80 } @c_turn(ptr byval({ x86_fp80, x86_fp80 }) align 16 %p)
  ret { x86_fp80, x86_fp80 } %r
}
; Seven integers are more than registers are left for.
define x86_fp80 @sum() {
  %r = call x86_fp80 (i32, ...) @c_sum(i32 3, i32 1, x86_fp80 0xK40008000000000000000, i32 3, x86_fp80 0xK4000E000000000000000, i32 4, x86_fp80 0xK40009000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @sum_by_pointer(ptr %unused) {
  %p = alloca ptr
  store ptr @c_sum, ptr %p
  %f = load volatile ptr, ptr %p
  %r = call x86_fp80 (i32, ...) %f(i32 3, i32 1, x86_fp80 0xK40008000000000000000, i32 3, x86_fp80 0xK4000E000000000000000, i32 4, x86_fp80 0xK40009000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @times(x86_fp80 %a, i32 %n) {
  %m = sitofp i32 %n to x86_fp80
  %r = fmul x86_fp80 %a, %m
  ret x86_fp80 %r
}
define x86_fp80 @apply(x86_fp80 %a) {
  %r = call x86_fp80 @c_apply(ptr @times, x86_fp80 %a)
  ret x86_fp80 %r
}
define fp128 @times_quad(i32 %n, fp128 %a, x86_fp80 %b) {
  %m = sitofp i32 %n to fp128
  %x = fmul fp128 %a, %m
  %y = fpext x86_fp80 %b to fp128
  %r = fadd fp128 %x, %y
  ret fp128 %r
}
define fp128 @apply_quad(fp128 %a) {
  %r = call fp128 @c_apply_quad(ptr @times_quad, fp128 %a)
  ret fp128 %r
}
; The sum and the difference: 4 and 2, then 4 and -2, by powers of ten.
define { x86_fp80, x86_fp80 } @sum_and_difference(x86_fp80 %a, x86_fp80 %b) {
  %s = fadd x86_fp80 %a, %b
  %d = fsub x86_fp80 %a, %b
  %p = insertvalue { x86_fp80, x86_fp80 } undef, x86_fp80 %s, 0
  %r = insertvalue { x86_fp80, x86_fp80 } %p, x86_fp80 %d, 1
  ret { x86_fp80, x86_fp80 } %r
}
define x86_fp80 @apply_complex(x86_fp80 %a) {
  %r = call x86_fp80 @c_apply_complex(ptr @sum_and_difference, x86_fp80 %a)
  ret x86_fp80 %r
}
define x86_fp80 @parse(i32 %n) {
  %p = getelementptr [2 x [40 x i8]], ptr @texts, i64 0, i32 %n
  %q = alloca [41 x i8]
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 41, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 40, i1 false)
  %r = call x86_fp80 @strtold(ptr %q, ptr null)
  ret x86_fp80 %r
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i64 @rounds() {
  %r = call i64 @llrintl(x86_fp80 0xK4000C7FFFFFFFFFFFFFF)
  ret i64 %r
}
define i32 @main() {
  %third = fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000
  %big = call x86_fp80 @llvm.powi.f80.i32(x86_fp80 0xK4002A000000000000000, i32 4000)
  %n = call i32 (ptr, ...) @printf(ptr @format, x86_fp80 0xK4000A000000000000000, x86_fp80 0xKBFFF8000000000000000, x86_fp80 %big, x86_fp80 %third, i32 7)
  ret i32 0
}
declare x86_fp80 @llvm.powi.f80.i32(x86_fp80, i32)
