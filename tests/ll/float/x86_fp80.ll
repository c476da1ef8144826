; x86_fp80: 64 bits of significand, the leading one written out. (Expectations by the format: what a double cannot hold
; tells it from one.)
; covers: 4-49
; run: @add(x86_fp80 1.5, x86_fp80 2.25) == x86_fp80 3.75
; run: @add(x86_fp80 9223372036854775808.0, x86_fp80 1.0) == x86_fp80 9223372036854775809.0
; run: @add(x86_fp80 18446744073709551615.0, x86_fp80 0.5) == x86_fp80 18446744073709551616.0
; run: @add(x86_fp80 18446744073709551614.0, x86_fp80 0.5) == x86_fp80 18446744073709551614.0
; run: @sub(x86_fp80 1.0, x86_fp80 0xK3FC08000000000000000) == x86_fp80 0xK3FFEFFFFFFFFFFFFFFFE
; run: @sub(x86_fp80 2.0, x86_fp80 2.0) == x86_fp80 0.0
; run: @mul(x86_fp80 4294967297.0, x86_fp80 4294967295.0) == x86_fp80 18446744073709551615.0
; run: @mul(x86_fp80 0xK00000000000000000001, x86_fp80 0.5) == x86_fp80 0.0
; run: @mul(x86_fp80 0xK00000000000000000003, x86_fp80 0.5) == x86_fp80 0xK00000000000000000002
; run: @mul(x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, x86_fp80 -2.0) == x86_fp80 0xKFFFF8000000000000000
; run: @div(x86_fp80 1.0, x86_fp80 3.0) == x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB
; run: @div(x86_fp80 1.0, x86_fp80 0.0) == x86_fp80 0xK7FFF8000000000000000
; run: @div(x86_fp80 -1.0, x86_fp80 0xK00000000000000000001) == x86_fp80 0xKFFFF8000000000000000
; run: @div(x86_fp80 0xK00018000000000000000, x86_fp80 2.0) == x86_fp80 0xK00004000000000000000
; run: @rem(x86_fp80 5.5, x86_fp80 -2.0) == x86_fp80 1.5
; run: @rem(x86_fp80 -6.0, x86_fp80 2.0) == x86_fp80 -0.0
; run: @rem(x86_fp80 0xK7FFE8000000000000000, x86_fp80 3.0) == x86_fp80 2.0
; run: @rem(x86_fp80 0xK7FFD8000000000000000, x86_fp80 3.0) == x86_fp80 1.0
; run: @neg(x86_fp80 0xK7FFFA000000000000001) == x86_fp80 0xKFFFFA000000000000001
; run: @neg(x86_fp80 0.0) == x86_fp80 -0.0
; run: @predicates(x86_fp80 1.0, x86_fp80 2.0) == i16 29168
; run: @predicates(x86_fp80 -0.0, x86_fp80 0.0) == i16 6038
; run: @predicates(x86_fp80 2.0, x86_fp80 -2.0) == i16 19916
; run: @predicates(x86_fp80 0xK7FFFC000000000000000, x86_fp80 2.0) == i16 -256
; run: @predicates(x86_fp80 0xK3FFF8000000000000001, x86_fp80 1.0) == i16 19916
; run: @choose(x86_fp80 -1.0) == x86_fp80 1.0
; run: @choose(x86_fp80 0xK7FFFC000000000000000) == x86_fp80 0xK7FFFC000000000000000
; run: @loop(i32 25) == x86_fp80 15511210043330985984000000.0
; run: @loop(i32 20) == x86_fp80 2432902008176640000.0
; run: @nan(x86_fp80 0.0, x86_fp80 0.0) == i1 true
; run: @nan(x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK7FFF8000000000000000) == i1 true
; run: @nan(x86_fp80 1.0, x86_fp80 0.0) == i1 false
define x86_fp80 @add(x86_fp80 %a, x86_fp80 %b) {
  %r = fadd x86_fp80 %a, %b
  ret x86_fp80 %r
}
define x86_fp80 @sub(x86_fp80 %a, x86_fp80 %b) {
  %r = fsub x86_fp80 %a, %b
  ret x86_fp80 %r
}
define x86_fp80 @mul(x86_fp80 %a, x86_fp80 %b) {
  %r = fmul x86_fp80 %a, %b
  ret x86_fp80 %r
}
define x86_fp80 @div(x86_fp80 %a, x86_fp80 %b) {
  %r = fdiv x86_fp80 %a, %b
  ret x86_fp80 %r
}
define x86_fp80 @rem(x86_fp80 %a, x86_fp80 %b) {
  %r = frem x86_fp80 %a, %b
  ret x86_fp80 %r
}
define x86_fp80 @neg(x86_fp80 %a) {
  %r = fneg x86_fp80 %a
  ret x86_fp80 %r
}
; A bit for each predicate: false oeq oge ogt ole olt one ord, from bit 0; true ueq uge ugt ule ult une uno, from bit 8.
; Less: ole olt one ord = 240; true ule ult une = 113. Equal: oeq oge ole ord = 150; true ueq uge ule = 23.
; Greater: oge ogt one ord = 204; true uge ugt une = 77. Unordered: none; all of the second eight.
define i16 @predicates(x86_fp80 %a, x86_fp80 %b) {
  %c0 = fcmp false x86_fp80 %a, %b
  %c1 = fcmp oeq x86_fp80 %a, %b
  %c2 = fcmp oge x86_fp80 %a, %b
  %c3 = fcmp ogt x86_fp80 %a, %b
  %c4 = fcmp ole x86_fp80 %a, %b
  %c5 = fcmp olt x86_fp80 %a, %b
  %c6 = fcmp one x86_fp80 %a, %b
  %c7 = fcmp ord x86_fp80 %a, %b
  %c8 = fcmp true x86_fp80 %a, %b
  %c9 = fcmp ueq x86_fp80 %a, %b
  %c10 = fcmp uge x86_fp80 %a, %b
  %c11 = fcmp ugt x86_fp80 %a, %b
  %c12 = fcmp ule x86_fp80 %a, %b
  %c13 = fcmp ult x86_fp80 %a, %b
  %c14 = fcmp une x86_fp80 %a, %b
  %c15 = fcmp uno x86_fp80 %a, %b
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
define x86_fp80 @choose(x86_fp80 %a) {
  %c = fcmp olt x86_fp80 %a, 0xK00000000000000000000
  br i1 %c, label %negative, label %done
negative:
  %n = fsub x86_fp80 0xK80000000000000000000, %a
  br label %done
done:
  %r = phi x86_fp80 [ %a, %0 ], [ %n, %negative ]
  ret x86_fp80 %r
}
; A factorial: 25! has 62 significant bits.
define x86_fp80 @loop(i32 %n) {
entry:
  %end = uitofp i32 %n to x86_fp80
  br label %loop
loop:
  %i = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %next, %loop ]
  %p = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %q, %loop ]
  %q = fmul x86_fp80 %p, %i
  %next = fadd x86_fp80 %i, 0xK3FFF8000000000000000
  %more = fcmp ole x86_fp80 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret x86_fp80 %q
}
define i1 @nan(x86_fp80 %a, x86_fp80 %b) {
  %q = fdiv x86_fp80 %a, %b
  %r = fcmp uno x86_fp80 %q, %q
  ret i1 %r
}
