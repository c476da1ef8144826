; Vectors as operands, of 128 bits and less, alone and in a result with others.
define float @dot(float %a, float %b) {
  %v0 = insertelement <4 x float> poison, float %a, i32 0
  %v1 = insertelement <4 x float> %v0, float %b, i32 1
  %v2 = insertelement <4 x float> %v1, float 3.0, i32 2
  %v3 = insertelement <4 x float> %v2, float 4.0, i32 3
  %r = call <4 x float> asm "mulps $0, $0; haddps $0, $0; haddps $0, $0", "=x,0"(<4 x float> %v3)
  %e = extractelement <4 x float> %r, i32 2
  ret float %e
}
; run: @dot(float 1.0, float 2.0) == float 30.0

; Elements that nobody has set are of no matter where nobody looks.
define float @lowest(float %a) {
  %v = insertelement <4 x float> poison, float %a, i32 0
  %r = call <4 x float> asm "addps $0, $0", "=x,0"(<4 x float> %v)
  %e = extractelement <4 x float> %r, i32 0
  ret float %e
}
; run: @lowest(float 1.5) == float 3.0

define i32 @several(i32 %a) {
  %v0 = insertelement <4 x i32> zeroinitializer, i32 %a, i32 0
  %v = insertelement <4 x i32> %v0, i32 7, i32 3
  %r = call { i32, <4 x i32>, i64 } asm "pshufd $$0x1b, $3, $1; movd $1, $0; movq $1, $2", "=r,=&x,=r,x"(<4 x i32> %v)
  %x = extractvalue { i32, <4 x i32>, i64 } %r, 0
  %y = extractvalue { i32, <4 x i32>, i64 } %r, 1
  %e = extractelement <4 x i32> %y, i32 3
  %s = mul i32 %x, 100
  %t = add i32 %s, %e
  ret i32 %t
}
; run: @several(i32 5) == i32 705

define i32 @mask(i8 %a) {
  %v0 = insertelement <16 x i8> zeroinitializer, i8 %a, i32 2
  %v = insertelement <16 x i8> %v0, i8 -1, i32 15
  %r = call i32 asm "pmovmskb $1, $0", "=r,x"(<16 x i8> %v)
  ret i32 %r
}
; run: @mask(i8 -5) == i32 32772

define i16 @words(i16 %a) {
  %p = alloca <8 x i16>
  store <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>, ptr %p
  %v0 = insertelement <8 x i16> zeroinitializer, i16 %a, i32 5
  call void asm sideeffect "movdqa $0, %xmm1; paddw $1, %xmm1; movdqu %xmm1, $0", "=*m,x,*m,~{xmm1}"(ptr elementtype(<8 x i16>) %p, <8 x i16> %v0, ptr elementtype(<8 x i16>) %p)
  %v = load <8 x i16>, ptr %p
  %e = extractelement <8 x i16> %v, i32 5
  ret i16 %e
}
; run: @words(i16 100) == i16 106

define i32 @extract(i32 %a) {
  %v = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %a, i32 2
  %r = call i32 asm "pextrd $$2, $1, $0", "=r,x"(<4 x i32> %v)
  %w = call <4 x i32> asm "pinsrd $$1, $2, $0", "=x,0,r"(<4 x i32> %v, i32 %r)
  %e = extractelement <4 x i32> %w, i32 1
  ret i32 %e
}
; run: @extract(i32 77) == i32 77

; Nothing in the text: what goes in comes out.
define float @through(float %a) {
  %v = insertelement <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, float %a, i32 3
  %r = call <4 x float> asm sideeffect "", "=x,0"(<4 x float> %v)
  %s = call <2 x double> asm sideeffect "# nothing", "=x,0"(<2 x double> <double 1.0, double 3.0>)
  %e = extractelement <4 x float> %r, i32 3
  %f = extractelement <2 x double> %s, i32 1
  %n = fptrunc double %f to float
  %g = fadd float %e, %n
  ret float %g
}
; run: @through(float 0.5) == float 3.5
