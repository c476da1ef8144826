; Fixed-point products and quotients (LangRef "Fixed Point Arithmetic Intrinsics") at the edges of each width, with all bits of
; each function's results in one number. What LLVM 22's code generator gives; where the result does not fit only `.sat` has one.
; run: @all_8() == i64 -1661393739664605465
; run: @all_15() == i64 -2670242127077565426
; run: @all_32() == i64 -1553598125736213953
; run: @all_64() == i64 -8755872002389214980
declare i15 @llvm.sdiv.fix.i15(i15, i15, i32 immarg)
declare i15 @llvm.sdiv.fix.sat.i15(i15, i15, i32 immarg)
declare i15 @llvm.smul.fix.i15(i15, i15, i32 immarg)
declare i15 @llvm.smul.fix.sat.i15(i15, i15, i32 immarg)
declare i15 @llvm.udiv.fix.i15(i15, i15, i32 immarg)
declare i15 @llvm.udiv.fix.sat.i15(i15, i15, i32 immarg)
declare i15 @llvm.umul.fix.i15(i15, i15, i32 immarg)
declare i15 @llvm.umul.fix.sat.i15(i15, i15, i32 immarg)
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.udiv.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.udiv.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.umul.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32 immarg)
declare i64 @llvm.sdiv.fix.i64(i64, i64, i32 immarg)
declare i64 @llvm.sdiv.fix.sat.i64(i64, i64, i32 immarg)
declare i64 @llvm.smul.fix.i64(i64, i64, i32 immarg)
declare i64 @llvm.smul.fix.sat.i64(i64, i64, i32 immarg)
declare i64 @llvm.udiv.fix.i64(i64, i64, i32 immarg)
declare i64 @llvm.udiv.fix.sat.i64(i64, i64, i32 immarg)
declare i64 @llvm.umul.fix.i64(i64, i64, i32 immarg)
declare i64 @llvm.umul.fix.sat.i64(i64, i64, i32 immarg)
declare i8 @llvm.sdiv.fix.i8(i8, i8, i32 immarg)
declare i8 @llvm.sdiv.fix.sat.i8(i8, i8, i32 immarg)
declare i8 @llvm.smul.fix.i8(i8, i8, i32 immarg)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32 immarg)
declare i8 @llvm.udiv.fix.i8(i8, i8, i32 immarg)
declare i8 @llvm.udiv.fix.sat.i8(i8, i8, i32 immarg)
declare i8 @llvm.umul.fix.i8(i8, i8, i32 immarg)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32 immarg)
define i64 @smul_fix_8_0() {
  %r0 = call i8 @llvm.smul.fix.i8(i8 1, i8 0, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.i8(i8 -2, i8 -2, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.i8(i8 0, i8 -127, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.i8(i8 -7, i8 3, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_8_0() {
  %r0 = call i8 @llvm.umul.fix.i8(i8 1, i8 0, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.i8(i8 0, i8 -127, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.i8(i8 1, i8 2, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.i8(i8 3, i8 0, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_8_0() {
  %r0 = call i8 @llvm.smul.fix.sat.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.sat.i8(i8 1, i8 0, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.sat.i8(i8 -2, i8 1, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.sat.i8(i8 -1, i8 -128, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.sat.i8(i8 -2, i8 -2, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_8_0() {
  %r0 = call i8 @llvm.umul.fix.sat.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.sat.i8(i8 1, i8 0, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.sat.i8(i8 -2, i8 1, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.sat.i8(i8 -1, i8 -128, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.sat.i8(i8 -2, i8 -2, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_8_0() {
  %r0 = call i8 @llvm.sdiv.fix.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.i8(i8 -1, i8 -128, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.i8(i8 -2, i8 -2, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.i8(i8 127, i8 -127, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_8_0() {
  %r0 = call i8 @llvm.udiv.fix.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.i8(i8 -1, i8 -128, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.i8(i8 -2, i8 -2, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.i8(i8 127, i8 -127, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_8_0() {
  %r0 = call i8 @llvm.sdiv.fix.sat.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.sat.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.sat.i8(i8 -1, i8 -128, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.sat.i8(i8 -2, i8 -2, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.sat.i8(i8 127, i8 -127, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_8_0() {
  %r0 = call i8 @llvm.udiv.fix.sat.i8(i8 -2, i8 -128, i32 0)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.sat.i8(i8 -2, i8 1, i32 0)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.sat.i8(i8 -1, i8 -128, i32 0)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.sat.i8(i8 -2, i8 -2, i32 0)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.sat.i8(i8 127, i8 -127, i32 0)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_8_4() {
  %r0 = call i8 @llvm.smul.fix.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.i8(i8 -128, i8 2, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.i8(i8 0, i8 100, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_8_4() {
  %r0 = call i8 @llvm.umul.fix.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.i8(i8 1, i8 -2, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.i8(i8 -128, i8 2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.i8(i8 0, i8 100, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.i8(i8 1, i8 7, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_8_4() {
  %r0 = call i8 @llvm.smul.fix.sat.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.sat.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.sat.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.sat.i8(i8 -128, i8 2, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.sat.i8(i8 0, i8 100, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_8_4() {
  %r0 = call i8 @llvm.umul.fix.sat.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.sat.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.sat.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.sat.i8(i8 -128, i8 2, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.sat.i8(i8 0, i8 100, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_8_4() {
  %r0 = call i8 @llvm.sdiv.fix.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.i8(i8 0, i8 100, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.i8(i8 1, i8 7, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_8_4() {
  %r0 = call i8 @llvm.udiv.fix.i8(i8 -1, i8 -1, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.i8(i8 1, i8 -2, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.i8(i8 0, i8 100, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.i8(i8 1, i8 7, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.i8(i8 3, i8 127, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_8_4() {
  %r0 = call i8 @llvm.sdiv.fix.sat.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.sat.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.sat.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.sat.i8(i8 -128, i8 2, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.sat.i8(i8 0, i8 100, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_8_4() {
  %r0 = call i8 @llvm.udiv.fix.sat.i8(i8 -2, i8 2, i32 4)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.sat.i8(i8 -1, i8 -1, i32 4)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.sat.i8(i8 1, i8 -2, i32 4)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.sat.i8(i8 -128, i8 2, i32 4)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.sat.i8(i8 0, i8 100, i32 4)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_8_7() {
  %r0 = call i8 @llvm.smul.fix.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_8_7() {
  %r0 = call i8 @llvm.umul.fix.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_8_7() {
  %r0 = call i8 @llvm.smul.fix.sat.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.smul.fix.sat.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.smul.fix.sat.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.smul.fix.sat.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.smul.fix.sat.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_8_7() {
  %r0 = call i8 @llvm.umul.fix.sat.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.umul.fix.sat.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.umul.fix.sat.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.umul.fix.sat.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.umul.fix.sat.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_8_7() {
  %r0 = call i8 @llvm.sdiv.fix.i8(i8 3, i8 127, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.i8(i8 7, i8 -7, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.i8(i8 0, i8 -7, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.i8(i8 3, i8 7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.i8(i8 2, i8 -127, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_8_7() {
  %r0 = call i8 @llvm.udiv.fix.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.i8(i8 3, i8 127, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.i8(i8 7, i8 -7, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.i8(i8 127, i8 100, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.i8(i8 3, i8 -1, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_8_7() {
  %r0 = call i8 @llvm.sdiv.fix.sat.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.sdiv.fix.sat.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.sdiv.fix.sat.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.sdiv.fix.sat.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.sdiv.fix.sat.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_8_7() {
  %r0 = call i8 @llvm.udiv.fix.sat.i8(i8 -128, i8 -2, i32 7)
  %z0 = zext i8 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i8 @llvm.udiv.fix.sat.i8(i8 2, i8 1, i32 7)
  %z1 = zext i8 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i8 @llvm.udiv.fix.sat.i8(i8 3, i8 127, i32 7)
  %z2 = zext i8 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i8 @llvm.udiv.fix.sat.i8(i8 7, i8 -7, i32 7)
  %z3 = zext i8 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i8 @llvm.udiv.fix.sat.i8(i8 127, i8 100, i32 7)
  %z4 = zext i8 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_15_0() {
  %r0 = call i15 @llvm.smul.fix.i15(i15 1, i15 2, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.i15(i15 1, i15 -2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.i15(i15 7, i15 -1, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.i15(i15 3, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.i15(i15 1, i15 16383, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_15_0() {
  %r0 = call i15 @llvm.umul.fix.i15(i15 1, i15 2, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.i15(i15 1, i15 -2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.i15(i15 3, i15 2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.i15(i15 1, i15 16383, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.i15(i15 3, i15 0, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_15_0() {
  %r0 = call i15 @llvm.smul.fix.sat.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.sat.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.sat.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.sat.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.sat.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_15_0() {
  %r0 = call i15 @llvm.umul.fix.sat.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.sat.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.sat.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.sat.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.sat.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_15_0() {
  %r0 = call i15 @llvm.sdiv.fix.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_15_0() {
  %r0 = call i15 @llvm.udiv.fix.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_15_0() {
  %r0 = call i15 @llvm.sdiv.fix.sat.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.sat.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.sat.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.sat.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.sat.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_15_0() {
  %r0 = call i15 @llvm.udiv.fix.sat.i15(i15 16383, i15 -16384, i32 0)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.sat.i15(i15 1, i15 2, i32 0)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.sat.i15(i15 -16383, i15 -2, i32 0)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.sat.i15(i15 -16384, i15 2, i32 0)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.sat.i15(i15 1, i15 -2, i32 0)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_15_7() {
  %r0 = call i15 @llvm.smul.fix.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.i15(i15 -16383, i15 0, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.i15(i15 -7, i15 0, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.i15(i15 -7, i15 -16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.i15(i15 3, i15 -16384, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_15_7() {
  %r0 = call i15 @llvm.umul.fix.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.i15(i15 -16383, i15 0, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.i15(i15 -7, i15 0, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.i15(i15 3, i15 -16384, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.i15(i15 100, i15 1, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_15_7() {
  %r0 = call i15 @llvm.smul.fix.sat.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.sat.i15(i15 -16383, i15 0, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.sat.i15(i15 -7, i15 0, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.sat.i15(i15 -7, i15 -16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.sat.i15(i15 3, i15 -16384, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_15_7() {
  %r0 = call i15 @llvm.umul.fix.sat.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.sat.i15(i15 -16383, i15 0, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.sat.i15(i15 -7, i15 0, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.sat.i15(i15 -7, i15 -16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.sat.i15(i15 3, i15 -16384, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_15_7() {
  %r0 = call i15 @llvm.sdiv.fix.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.i15(i15 -7, i15 -16383, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.i15(i15 3, i15 -16384, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.i15(i15 -16383, i15 16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.i15(i15 100, i15 1, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_15_7() {
  %r0 = call i15 @llvm.udiv.fix.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.i15(i15 -7, i15 -16383, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.i15(i15 3, i15 -16384, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.i15(i15 -16383, i15 16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.i15(i15 100, i15 1, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_15_7() {
  %r0 = call i15 @llvm.sdiv.fix.sat.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.sat.i15(i15 -7, i15 -16383, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.sat.i15(i15 3, i15 -16384, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.sat.i15(i15 -16383, i15 16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.sat.i15(i15 100, i15 1, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_15_7() {
  %r0 = call i15 @llvm.udiv.fix.sat.i15(i15 0, i15 -2, i32 7)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.sat.i15(i15 -7, i15 -16383, i32 7)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.sat.i15(i15 3, i15 -16384, i32 7)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.sat.i15(i15 -16383, i15 16383, i32 7)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.sat.i15(i15 100, i15 1, i32 7)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_15_14() {
  %r0 = call i15 @llvm.smul.fix.i15(i15 0, i15 0, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.i15(i15 3, i15 0, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.i15(i15 -7, i15 -16384, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.i15(i15 -16383, i15 -2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.i15(i15 16383, i15 3, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_15_14() {
  %r0 = call i15 @llvm.umul.fix.i15(i15 0, i15 0, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.i15(i15 3, i15 0, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.i15(i15 -7, i15 -16384, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.i15(i15 -16383, i15 -2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.i15(i15 16383, i15 3, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_15_14() {
  %r0 = call i15 @llvm.smul.fix.sat.i15(i15 0, i15 0, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.smul.fix.sat.i15(i15 3, i15 0, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.smul.fix.sat.i15(i15 -7, i15 -16384, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.smul.fix.sat.i15(i15 -16383, i15 -2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.smul.fix.sat.i15(i15 16383, i15 3, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_15_14() {
  %r0 = call i15 @llvm.umul.fix.sat.i15(i15 0, i15 0, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.umul.fix.sat.i15(i15 3, i15 0, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.umul.fix.sat.i15(i15 -7, i15 -16384, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.umul.fix.sat.i15(i15 -16383, i15 -2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.umul.fix.sat.i15(i15 16383, i15 3, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_15_14() {
  %r0 = call i15 @llvm.sdiv.fix.i15(i15 -7, i15 -16384, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.i15(i15 -2, i15 2, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.i15(i15 -7, i15 7, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.i15(i15 3, i15 -7, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.i15(i15 1, i15 -2, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_15_14() {
  %r0 = call i15 @llvm.udiv.fix.i15(i15 -7, i15 -16384, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.i15(i15 -16383, i15 -2, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.i15(i15 3, i15 -7, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.i15(i15 -1, i15 -1, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.i15(i15 -16383, i15 -7, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_15_14() {
  %r0 = call i15 @llvm.sdiv.fix.sat.i15(i15 -7, i15 -16384, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.sdiv.fix.sat.i15(i15 -16383, i15 -2, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.sdiv.fix.sat.i15(i15 16383, i15 3, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.sdiv.fix.sat.i15(i15 -2, i15 2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.sdiv.fix.sat.i15(i15 -7, i15 7, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_15_14() {
  %r0 = call i15 @llvm.udiv.fix.sat.i15(i15 -7, i15 -16384, i32 14)
  %z0 = zext i15 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i15 @llvm.udiv.fix.sat.i15(i15 -16383, i15 -2, i32 14)
  %z1 = zext i15 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i15 @llvm.udiv.fix.sat.i15(i15 16383, i15 3, i32 14)
  %z2 = zext i15 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i15 @llvm.udiv.fix.sat.i15(i15 -2, i15 2, i32 14)
  %z3 = zext i15 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i15 @llvm.udiv.fix.sat.i15(i15 -7, i15 7, i32 14)
  %z4 = zext i15 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_32_0() {
  %r0 = call i32 @llvm.smul.fix.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.i32(i32 -1, i32 1, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.i32(i32 7, i32 -1, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.i32(i32 0, i32 7, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.i32(i32 -7, i32 3, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_32_0() {
  %r0 = call i32 @llvm.umul.fix.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.i32(i32 -1, i32 1, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.i32(i32 0, i32 7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.i32(i32 100, i32 2, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.i32(i32 100, i32 0, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_32_0() {
  %r0 = call i32 @llvm.smul.fix.sat.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.sat.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.sat.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.sat.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.sat.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_32_0() {
  %r0 = call i32 @llvm.umul.fix.sat.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.sat.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.sat.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.sat.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.sat.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_32_0() {
  %r0 = call i32 @llvm.sdiv.fix.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_32_0() {
  %r0 = call i32 @llvm.udiv.fix.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_32_0() {
  %r0 = call i32 @llvm.sdiv.fix.sat.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.sat.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.sat.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.sat.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.sat.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_32_0() {
  %r0 = call i32 @llvm.udiv.fix.sat.i32(i32 3, i32 7, i32 0)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.sat.i32(i32 -2, i32 2147483647, i32 0)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.sat.i32(i32 -2147483648, i32 -7, i32 0)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.sat.i32(i32 -1, i32 1, i32 0)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.sat.i32(i32 7, i32 -1, i32 0)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_32_16() {
  %r0 = call i32 @llvm.smul.fix.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_32_16() {
  %r0 = call i32 @llvm.umul.fix.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_32_16() {
  %r0 = call i32 @llvm.smul.fix.sat.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.sat.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.sat.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.sat.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.sat.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_32_16() {
  %r0 = call i32 @llvm.umul.fix.sat.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.sat.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.sat.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.sat.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.sat.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_32_16() {
  %r0 = call i32 @llvm.sdiv.fix.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_32_16() {
  %r0 = call i32 @llvm.udiv.fix.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.i32(i32 3, i32 -1, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_32_16() {
  %r0 = call i32 @llvm.sdiv.fix.sat.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.sat.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.sat.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.sat.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.sat.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_32_16() {
  %r0 = call i32 @llvm.udiv.fix.sat.i32(i32 3, i32 2, i32 16)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.sat.i32(i32 3, i32 2147483647, i32 16)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.sat.i32(i32 0, i32 2147483647, i32 16)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.sat.i32(i32 7, i32 -1, i32 16)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.sat.i32(i32 -2, i32 2, i32 16)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_32_31() {
  %r0 = call i32 @llvm.smul.fix.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.i32(i32 1, i32 0, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.i32(i32 2147483647, i32 -7, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_32_31() {
  %r0 = call i32 @llvm.umul.fix.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.i32(i32 1, i32 0, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.i32(i32 2147483647, i32 -7, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_32_31() {
  %r0 = call i32 @llvm.smul.fix.sat.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.smul.fix.sat.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.smul.fix.sat.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.smul.fix.sat.i32(i32 1, i32 0, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.smul.fix.sat.i32(i32 2147483647, i32 -7, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_32_31() {
  %r0 = call i32 @llvm.umul.fix.sat.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.umul.fix.sat.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.umul.fix.sat.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.umul.fix.sat.i32(i32 1, i32 0, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.umul.fix.sat.i32(i32 2147483647, i32 -7, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_32_31() {
  %r0 = call i32 @llvm.sdiv.fix.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.i32(i32 -2, i32 -7, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.i32(i32 2147483647, i32 -2147483647, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_32_31() {
  %r0 = call i32 @llvm.udiv.fix.i32(i32 7, i32 100, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.i32(i32 0, i32 1, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.i32(i32 2147483647, i32 -7, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.i32(i32 -2, i32 -7, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.i32(i32 7, i32 7, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_32_31() {
  %r0 = call i32 @llvm.sdiv.fix.sat.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.sdiv.fix.sat.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.sdiv.fix.sat.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.sdiv.fix.sat.i32(i32 2147483647, i32 -7, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.sdiv.fix.sat.i32(i32 3, i32 1, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_32_31() {
  %r0 = call i32 @llvm.udiv.fix.sat.i32(i32 -2, i32 2, i32 31)
  %z0 = zext i32 %r0 to i64
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i32 @llvm.udiv.fix.sat.i32(i32 7, i32 100, i32 31)
  %z1 = zext i32 %r1 to i64
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i32 @llvm.udiv.fix.sat.i32(i32 0, i32 1, i32 31)
  %z2 = zext i32 %r2 to i64
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i32 @llvm.udiv.fix.sat.i32(i32 2147483647, i32 -7, i32 31)
  %z3 = zext i32 %r3 to i64
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i32 @llvm.udiv.fix.sat.i32(i32 3, i32 1, i32 31)
  %z4 = zext i32 %r4 to i64
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_64_0() {
  %r0 = call i64 @llvm.smul.fix.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.i64(i64 1, i64 100, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.i64(i64 7, i64 3, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.i64(i64 7, i64 -1, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_64_0() {
  %r0 = call i64 @llvm.umul.fix.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.i64(i64 1, i64 100, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.i64(i64 7, i64 3, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.i64(i64 9223372036854775807, i64 1, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_64_0() {
  %r0 = call i64 @llvm.smul.fix.sat.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.sat.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.sat.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.sat.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.sat.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_64_0() {
  %r0 = call i64 @llvm.umul.fix.sat.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.sat.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.sat.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.sat.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.sat.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_64_0() {
  %r0 = call i64 @llvm.sdiv.fix.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_64_0() {
  %r0 = call i64 @llvm.udiv.fix.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_64_0() {
  %r0 = call i64 @llvm.sdiv.fix.sat.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.sat.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.sat.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.sat.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.sat.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_64_0() {
  %r0 = call i64 @llvm.udiv.fix.sat.i64(i64 7, i64 100, i32 0)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.sat.i64(i64 1, i64 -7, i32 0)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.sat.i64(i64 2, i64 -9223372036854775808, i32 0)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.sat.i64(i64 1, i64 100, i32 0)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.sat.i64(i64 7, i64 3, i32 0)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_64_32() {
  %r0 = call i64 @llvm.smul.fix.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.i64(i64 7, i64 3, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_64_32() {
  %r0 = call i64 @llvm.umul.fix.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.i64(i64 7, i64 3, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.i64(i64 -9223372036854775807, i64 0, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_64_32() {
  %r0 = call i64 @llvm.smul.fix.sat.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.sat.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.sat.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.sat.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.sat.i64(i64 7, i64 3, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_64_32() {
  %r0 = call i64 @llvm.umul.fix.sat.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.sat.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.sat.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.sat.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.sat.i64(i64 7, i64 3, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_64_32() {
  %r0 = call i64 @llvm.sdiv.fix.i64(i64 -1, i64 3, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.i64(i64 7, i64 3, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.i64(i64 3, i64 7, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_64_32() {
  %r0 = call i64 @llvm.udiv.fix.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.i64(i64 7, i64 3, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.i64(i64 3, i64 7, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.i64(i64 7, i64 -7, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_64_32() {
  %r0 = call i64 @llvm.sdiv.fix.sat.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.sat.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.sat.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.sat.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.sat.i64(i64 7, i64 3, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_64_32() {
  %r0 = call i64 @llvm.udiv.fix.sat.i64(i64 -9223372036854775807, i64 2, i32 32)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.sat.i64(i64 -1, i64 3, i32 32)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.sat.i64(i64 100, i64 -9223372036854775807, i32 32)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.sat.i64(i64 -1, i64 -9223372036854775808, i32 32)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.sat.i64(i64 7, i64 3, i32 32)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_64_63() {
  %r0 = call i64 @llvm.smul.fix.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.i64(i64 -2, i64 3, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.i64(i64 -7, i64 100, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.i64(i64 100, i64 1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_64_63() {
  %r0 = call i64 @llvm.umul.fix.i64(i64 -2, i64 3, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.i64(i64 -7, i64 100, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.i64(i64 100, i64 1, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.i64(i64 7, i64 2, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @smul_fix_sat_64_63() {
  %r0 = call i64 @llvm.smul.fix.sat.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.smul.fix.sat.i64(i64 -2, i64 3, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.smul.fix.sat.i64(i64 -7, i64 100, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.smul.fix.sat.i64(i64 100, i64 1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.smul.fix.sat.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @umul_fix_sat_64_63() {
  %r0 = call i64 @llvm.umul.fix.sat.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.umul.fix.sat.i64(i64 -2, i64 3, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.umul.fix.sat.i64(i64 -7, i64 100, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.umul.fix.sat.i64(i64 100, i64 1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.umul.fix.sat.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_64_63() {
  %r0 = call i64 @llvm.sdiv.fix.i64(i64 -2, i64 3, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.i64(i64 -7, i64 100, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.i64(i64 100, i64 9223372036854775807, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.i64(i64 1, i64 3, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.i64(i64 9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_64_63() {
  %r0 = call i64 @llvm.udiv.fix.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.i64(i64 100, i64 9223372036854775807, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.i64(i64 9223372036854775807, i64 -1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.i64(i64 1, i64 3, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @sdiv_fix_sat_64_63() {
  %r0 = call i64 @llvm.sdiv.fix.sat.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.sdiv.fix.sat.i64(i64 -2, i64 3, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.sdiv.fix.sat.i64(i64 -7, i64 100, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.sdiv.fix.sat.i64(i64 100, i64 1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.sdiv.fix.sat.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @udiv_fix_sat_64_63() {
  %r0 = call i64 @llvm.udiv.fix.sat.i64(i64 -9223372036854775807, i64 -1, i32 63)
  %z0 = add i64 %r0, 0
  %m0 = mul i64 0, 31
  %a0 = add i64 %m0, %z0
  %r1 = call i64 @llvm.udiv.fix.sat.i64(i64 -2, i64 3, i32 63)
  %z1 = add i64 %r1, 0
  %m1 = mul i64 %a0, 31
  %a1 = add i64 %m1, %z1
  %r2 = call i64 @llvm.udiv.fix.sat.i64(i64 -7, i64 100, i32 63)
  %z2 = add i64 %r2, 0
  %m2 = mul i64 %a1, 31
  %a2 = add i64 %m2, %z2
  %r3 = call i64 @llvm.udiv.fix.sat.i64(i64 100, i64 1, i32 63)
  %z3 = add i64 %r3, 0
  %m3 = mul i64 %a2, 31
  %a3 = add i64 %m3, %z3
  %r4 = call i64 @llvm.udiv.fix.sat.i64(i64 -9223372036854775807, i64 -9223372036854775807, i32 63)
  %z4 = add i64 %r4, 0
  %m4 = mul i64 %a3, 31
  %a4 = add i64 %m4, %z4
  ret i64 %a4
}
define i64 @all_8() {
  %r0 = call i64 @smul_fix_8_0()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @umul_fix_8_0()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @smul_fix_sat_8_0()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @umul_fix_sat_8_0()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @sdiv_fix_8_0()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @udiv_fix_8_0()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @sdiv_fix_sat_8_0()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @udiv_fix_sat_8_0()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @smul_fix_8_4()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @umul_fix_8_4()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @smul_fix_sat_8_4()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @umul_fix_sat_8_4()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @sdiv_fix_8_4()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @udiv_fix_8_4()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @sdiv_fix_sat_8_4()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @udiv_fix_sat_8_4()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @smul_fix_8_7()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @umul_fix_8_7()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @smul_fix_sat_8_7()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @umul_fix_sat_8_7()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @sdiv_fix_8_7()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @udiv_fix_8_7()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @sdiv_fix_sat_8_7()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @udiv_fix_sat_8_7()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  ret i64 %a23
}
define i64 @all_15() {
  %r0 = call i64 @smul_fix_15_0()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @umul_fix_15_0()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @smul_fix_sat_15_0()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @umul_fix_sat_15_0()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @sdiv_fix_15_0()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @udiv_fix_15_0()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @sdiv_fix_sat_15_0()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @udiv_fix_sat_15_0()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @smul_fix_15_7()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @umul_fix_15_7()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @smul_fix_sat_15_7()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @umul_fix_sat_15_7()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @sdiv_fix_15_7()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @udiv_fix_15_7()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @sdiv_fix_sat_15_7()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @udiv_fix_sat_15_7()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @smul_fix_15_14()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @umul_fix_15_14()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @smul_fix_sat_15_14()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @umul_fix_sat_15_14()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @sdiv_fix_15_14()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @udiv_fix_15_14()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @sdiv_fix_sat_15_14()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @udiv_fix_sat_15_14()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  ret i64 %a23
}
define i64 @all_32() {
  %r0 = call i64 @smul_fix_32_0()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @umul_fix_32_0()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @smul_fix_sat_32_0()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @umul_fix_sat_32_0()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @sdiv_fix_32_0()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @udiv_fix_32_0()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @sdiv_fix_sat_32_0()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @udiv_fix_sat_32_0()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @smul_fix_32_16()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @umul_fix_32_16()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @smul_fix_sat_32_16()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @umul_fix_sat_32_16()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @sdiv_fix_32_16()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @udiv_fix_32_16()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @sdiv_fix_sat_32_16()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @udiv_fix_sat_32_16()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @smul_fix_32_31()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @umul_fix_32_31()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @smul_fix_sat_32_31()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @umul_fix_sat_32_31()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @sdiv_fix_32_31()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @udiv_fix_32_31()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @sdiv_fix_sat_32_31()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @udiv_fix_sat_32_31()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  ret i64 %a23
}
define i64 @all_64() {
  %r0 = call i64 @smul_fix_64_0()
  %m0 = mul i64 0, 37
  %a0 = add i64 %m0, %r0
  %r1 = call i64 @umul_fix_64_0()
  %m1 = mul i64 %a0, 37
  %a1 = add i64 %m1, %r1
  %r2 = call i64 @smul_fix_sat_64_0()
  %m2 = mul i64 %a1, 37
  %a2 = add i64 %m2, %r2
  %r3 = call i64 @umul_fix_sat_64_0()
  %m3 = mul i64 %a2, 37
  %a3 = add i64 %m3, %r3
  %r4 = call i64 @sdiv_fix_64_0()
  %m4 = mul i64 %a3, 37
  %a4 = add i64 %m4, %r4
  %r5 = call i64 @udiv_fix_64_0()
  %m5 = mul i64 %a4, 37
  %a5 = add i64 %m5, %r5
  %r6 = call i64 @sdiv_fix_sat_64_0()
  %m6 = mul i64 %a5, 37
  %a6 = add i64 %m6, %r6
  %r7 = call i64 @udiv_fix_sat_64_0()
  %m7 = mul i64 %a6, 37
  %a7 = add i64 %m7, %r7
  %r8 = call i64 @smul_fix_64_32()
  %m8 = mul i64 %a7, 37
  %a8 = add i64 %m8, %r8
  %r9 = call i64 @umul_fix_64_32()
  %m9 = mul i64 %a8, 37
  %a9 = add i64 %m9, %r9
  %r10 = call i64 @smul_fix_sat_64_32()
  %m10 = mul i64 %a9, 37
  %a10 = add i64 %m10, %r10
  %r11 = call i64 @umul_fix_sat_64_32()
  %m11 = mul i64 %a10, 37
  %a11 = add i64 %m11, %r11
  %r12 = call i64 @sdiv_fix_64_32()
  %m12 = mul i64 %a11, 37
  %a12 = add i64 %m12, %r12
  %r13 = call i64 @udiv_fix_64_32()
  %m13 = mul i64 %a12, 37
  %a13 = add i64 %m13, %r13
  %r14 = call i64 @sdiv_fix_sat_64_32()
  %m14 = mul i64 %a13, 37
  %a14 = add i64 %m14, %r14
  %r15 = call i64 @udiv_fix_sat_64_32()
  %m15 = mul i64 %a14, 37
  %a15 = add i64 %m15, %r15
  %r16 = call i64 @smul_fix_64_63()
  %m16 = mul i64 %a15, 37
  %a16 = add i64 %m16, %r16
  %r17 = call i64 @umul_fix_64_63()
  %m17 = mul i64 %a16, 37
  %a17 = add i64 %m17, %r17
  %r18 = call i64 @smul_fix_sat_64_63()
  %m18 = mul i64 %a17, 37
  %a18 = add i64 %m18, %r18
  %r19 = call i64 @umul_fix_sat_64_63()
  %m19 = mul i64 %a18, 37
  %a19 = add i64 %m19, %r19
  %r20 = call i64 @sdiv_fix_64_63()
  %m20 = mul i64 %a19, 37
  %a20 = add i64 %m20, %r20
  %r21 = call i64 @udiv_fix_64_63()
  %m21 = mul i64 %a20, 37
  %a21 = add i64 %m21, %r21
  %r22 = call i64 @sdiv_fix_sat_64_63()
  %m22 = mul i64 %a21, 37
  %a22 = add i64 %m22, %r22
  %r23 = call i64 @udiv_fix_sat_64_63()
  %m23 = mul i64 %a22, 37
  %a23 = add i64 %m23, %r23
  ret i64 %a23
}
