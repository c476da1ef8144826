; fp128: 113 bits of significand. (Expectations by the format; 0xL has the low half first.)
; covers: 4-48
; run: @add(fp128 1.5, fp128 2.25) == fp128 3.75
; run: @add(fp128 5192296858534827628530496329220096.0, fp128 1.0) == fp128 5192296858534827628530496329220097.0
; run: @add(fp128 10384593717069655257060992658440191.0, fp128 0.5) == fp128 10384593717069655257060992658440192.0
; run: @sub(fp128 1.0, fp128 0xL00000000000000003F8F000000000000) == fp128 0xLFFFFFFFFFFFFFFFE3FFEFFFFFFFFFFFF
; run: @sub(fp128 2.0, fp128 2.0) == fp128 0.0
; run: @mul(fp128 18446744073709551617.0, fp128 18446744073709551615.0) == fp128 340282366920938463463374607431768211456.0
; run: @mul(fp128 4294967297.0, fp128 4294967295.0) == fp128 18446744073709551615.0
; run: @mul(fp128 0xL00000000000000010000000000000000, fp128 0.5) == fp128 0.0
; run: @mul(fp128 0xL00000000000000030000000000000000, fp128 0.5) == fp128 0xL00000000000000020000000000000000
; run: @mul(fp128 0xLFFFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF, fp128 -2.0) == fp128 0xL0000000000000000FFFF000000000000
; run: @div(fp128 1.0, fp128 3.0) == fp128 0xL55555555555555553FFD555555555555
; run: @div(fp128 1.0, fp128 0.0) == fp128 0xL00000000000000007FFF000000000000
; run: @div(fp128 0xL00000000000000000001000000000000, fp128 2.0) == fp128 0xL00000000000000000000800000000000
; run: @rem(fp128 5.5, fp128 -2.0) == fp128 1.5
; run: @rem(fp128 -6.0, fp128 2.0) == fp128 -0.0
; run: @rem(fp128 0xL00000000000000007FFE000000000000, fp128 3.0) == fp128 2.0
; run: @neg(fp128 0xL00000000000000017FFF000000000000) == fp128 0xL0000000000000001FFFF000000000000
; run: @neg(fp128 0.0) == fp128 -0.0
; run: @predicates(fp128 1.0, fp128 2.0) == i16 29168
; run: @predicates(fp128 -0.0, fp128 0.0) == i16 6038
; run: @predicates(fp128 2.0, fp128 -2.0) == i16 19916
; run: @predicates(fp128 0xL00000000000000007FFF800000000000, fp128 2.0) == i16 -256
; run: @predicates(fp128 0xL00000000000000013FFF000000000000, fp128 1.0) == i16 19916
; run: @predicates(fp128 -2.0, fp128 -1.0) == i16 29168
; run: @choose(fp128 -1.0) == fp128 1.0
; run: @choose(fp128 0xL00000000000000007FFF800000000000) == fp128 0xL00000000000000007FFF800000000000
; run: @loop(i32 34) == fp128 295232799039604140847618609643520000000.0
; run: @nan(fp128 0.0, fp128 0.0) == i1 true
; run: @nan(fp128 1.0, fp128 0.0) == i1 false
define fp128 @add(fp128 %a, fp128 %b) {
  %r = fadd fp128 %a, %b
  ret fp128 %r
}
define fp128 @sub(fp128 %a, fp128 %b) {
  %r = fsub fp128 %a, %b
  ret fp128 %r
}
define fp128 @mul(fp128 %a, fp128 %b) {
  %r = fmul fp128 %a, %b
  ret fp128 %r
}
define fp128 @div(fp128 %a, fp128 %b) {
  %r = fdiv fp128 %a, %b
  ret fp128 %r
}
define fp128 @rem(fp128 %a, fp128 %b) {
  %r = frem fp128 %a, %b
  ret fp128 %r
}
define fp128 @neg(fp128 %a) {
  %r = fneg fp128 %a
  ret fp128 %r
}
; A bit for each predicate: false oeq oge ogt ole olt one ord, from bit 0; true ueq uge ugt ule ult une uno, from bit 8.
; Less: ole olt one ord = 240; true ule ult une = 113. Equal: oeq oge ole ord = 150; true ueq uge ule = 23.
; Greater: oge ogt one ord = 204; true uge ugt une = 77. Unordered: none; all of the second eight.
define i16 @predicates(fp128 %a, fp128 %b) {
  %c0 = fcmp false fp128 %a, %b
  %c1 = fcmp oeq fp128 %a, %b
  %c2 = fcmp oge fp128 %a, %b
  %c3 = fcmp ogt fp128 %a, %b
  %c4 = fcmp ole fp128 %a, %b
  %c5 = fcmp olt fp128 %a, %b
  %c6 = fcmp one fp128 %a, %b
  %c7 = fcmp ord fp128 %a, %b
  %c8 = fcmp true fp128 %a, %b
  %c9 = fcmp ueq fp128 %a, %b
  %c10 = fcmp uge fp128 %a, %b
  %c11 = fcmp ugt fp128 %a, %b
  %c12 = fcmp ule fp128 %a, %b
  %c13 = fcmp ult fp128 %a, %b
  %c14 = fcmp une fp128 %a, %b
  %c15 = fcmp uno fp128 %a, %b
  %v0 = insertelement <16 x i1> zeroinitializer, i1 %c0, i32 0
  %v1 = insertelement <16 x i1> %v0, i1 %c1, i32 1
  %v2 = insertelement <16 x i1> %v1, i1 %c2, i32 2
  %v3 = insertelement <16 x i1> %v2, i1 %c3, i32 3
  %v4 = insertelement <16 x i1> %v3, i1 %c4, i32 4
  %v5 = insertelement <16 x i1> %v4, i1 %c5, i32 5
  %v6 = insertelement <16 x i1> %v5, i1 %c6, i32 6
  %v7 = insertelement <16 x i1> %v6, i1 %c7, i32 7
  %v8 = insertelement <16 x i1> %v7, i1 %c8, i32 8
  %v9 = insertelement <16 x i1> %v8, i1 %c9, i32 9
  %v10 = insertelement <16 x i1> %v9, i1 %c10, i32 10
  %v11 = insertelement <16 x i1> %v10, i1 %c11, i32 11
  %v12 = insertelement <16 x i1> %v11, i1 %c12, i32 12
  %v13 = insertelement <16 x i1> %v12, i1 %c13, i32 13
  %v14 = insertelement <16 x i1> %v13, i1 %c14, i32 14
  %v15 = insertelement <16 x i1> %v14, i1 %c15, i32 15
  %r = bitcast <16 x i1> %v15 to i16
  ret i16 %r
}
; The absolute value by a branch on a comparison, which is false for a NaN.
define fp128 @choose(fp128 %a) {
  %c = fcmp olt fp128 %a, 0xL00000000000000000000000000000000
  br i1 %c, label %negative, label %done
negative:
  %n = fsub fp128 0xL00000000000000008000000000000000, %a
  br label %done
done:
  %r = phi fp128 [ %a, %0 ], [ %n, %negative ]
  ret fp128 %r
}
; A factorial: 34! has 96 significant bits.
define fp128 @loop(i32 %n) {
entry:
  %end = uitofp i32 %n to fp128
  br label %loop
loop:
  %i = phi fp128 [ 0xL00000000000000003FFF000000000000, %entry ], [ %next, %loop ]
  %p = phi fp128 [ 0xL00000000000000003FFF000000000000, %entry ], [ %q, %loop ]
  %q = fmul fp128 %p, %i
  %next = fadd fp128 %i, 0xL00000000000000003FFF000000000000
  %more = fcmp ole fp128 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret fp128 %q
}
define i1 @nan(fp128 %a, fp128 %b) {
  %q = fdiv fp128 %a, %b
  %r = fcmp uno fp128 %q, %q
  ret i1 %r
}
