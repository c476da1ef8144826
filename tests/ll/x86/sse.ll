; SSE and SSE2: floating point. Each function is one instruction; what is expected is what the processor gives (by way of LLVM 22).

; run: @cmpss() == i128 85236745289409323030399146528379764735
define i128 @cmpss() {
  %r = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> <float -3000000000.0, float 1.5, float -7.25, float 2.5>, <4 x float> <float -7.25, float -7.25, float 123.5, float 1000000000.0>, i8 1)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8)

; run: @cmpps() == i128 79228162495817593524129366015
define i128 @cmpps() {
  %r = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> <float 0.0, float 3.75, float 0.5, float 123.5>, <4 x float> <float 0.0, float -1.0, float 1.0, float 2.5>, i8 2)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)

; run: @cmpsd() == i128 84904438230761501400177420049116561407
define i128 @cmpsd() {
  %r = call <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double> <double 3.75, double 0.5>, <2 x double> <double -2.5, double 1000000000.0>, i8 5)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.cmp.sd(<2 x double>, <2 x double>, i8)

; run: @cmppd() == i128 18446744073709551615
define i128 @cmppd() {
  %r = call <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double> <double 1.0, double -3000000000.0>, <2 x double> <double 0.5, double 0.0>, i8 6)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.cmp.pd(<2 x double>, <2 x double>, i8)

; run: @maxps() == i128 84738284790554766282944909181269835776
define i128 @maxps() {
  %r = call <4 x float> @llvm.x86.sse.max.ps(<4 x float> <float -7.25, float 0.5, float -2.5, float 1.5>, <4 x float> <float -1.0, float -2.5, float -1.0, float 1.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.max.ps(<4 x float>, <4 x float>)

; run: @maxss() == i128 85652129042515343885390832766526947328
define i128 @maxss() {
  %r = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> <float -1.0, float -3000000000.0, float -3000000000.0, float 3.75>, <4 x float> <float -1.0, float -1.0, float 0.0, float 0.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)

; run: @minps() == i128 -85735205668860694416968346301840228352
define i128 @minps() {
  %r = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> <float 0.5, float 0.5, float -1.0, float -1.0>, <4 x float> <float 1.5, float 2.5, float 0.5, float 1000000000.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>)

; run: @minss() == i128 -85735205708629518178725490529433812992
define i128 @minss() {
  %r = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> <float 123.5, float 123.5, float 0.5, float -1.0>, <4 x float> <float -7.25, float 0.5, float -2.5, float 1.5>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)

; run: @maxpd() == i128 85091360917668755176357773843258933248
define i128 @maxpd() {
  %r = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> <double 0.0, double 2.5>, <2 x double> <double -2.5, double -1.0>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.max.pd(<2 x double>, <2 x double>)

; run: @maxsd() == i128 85029053355366337249422590306108309504
define i128 @maxsd() {
  %r = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> <double -1.0, double 1.5>, <2 x double> <double 1.0, double 2.5>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.max.sd(<2 x double>, <2 x double>)

; run: @minpd() == i128 -82545309109191451431461754764708020224
define i128 @minpd() {
  %r = call <2 x double> @llvm.x86.sse2.min.pd(<2 x double> <double 1.5, double -3000000000.0>, <2 x double> <double -3000000000.0, double 0.0>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.min.pd(<2 x double>, <2 x double>)

; run: @minsd() == i128 85563210894688107651072436597652717568
define i128 @minsd() {
  %r = call <2 x double> @llvm.x86.sse2.min.sd(<2 x double> <double -3000000000.0, double 123.5>, <2 x double> <double -7.25, double 2.5>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.min.sd(<2 x double>, <2 x double>)

; run: @comieqss() == i32 0
define i32 @comieqss() {
  %r = call i32 @llvm.x86.sse.comieq.ss(<4 x float> <float 1.0, float 1.5, float 2.5, float 1.5>, <4 x float> <float 3.75, float -7.25, float 2.5, float -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>)

; run: @comigess() == i32 1
define i32 @comigess() {
  %r = call i32 @llvm.x86.sse.comige.ss(<4 x float> <float 3.75, float 3.75, float -7.25, float -1.0>, <4 x float> <float 0.0, float 1.5, float 0.0, float -7.25>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>)

; run: @comigtss() == i32 1
define i32 @comigtss() {
  %r = call i32 @llvm.x86.sse.comigt.ss(<4 x float> <float 2.5, float -2.5, float 0.0, float 1000000000.0>, <4 x float> <float -2.5, float 2.5, float -2.5, float -3000000000.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>)

; run: @comiless() == i32 0
define i32 @comiless() {
  %r = call i32 @llvm.x86.sse.comile.ss(<4 x float> <float 0.0, float 3.75, float 0.0, float -7.25>, <4 x float> <float -1.0, float -3000000000.0, float 0.5, float 1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>)

; run: @comiltss() == i32 1
define i32 @comiltss() {
  %r = call i32 @llvm.x86.sse.comilt.ss(<4 x float> <float 0.5, float 3.75, float 2.5, float 1000000000.0>, <4 x float> <float 2.5, float 1000000000.0, float 1.5, float 3.75>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>)

; run: @comineqss() == i32 1
define i32 @comineqss() {
  %r = call i32 @llvm.x86.sse.comineq.ss(<4 x float> <float 1.0, float -3000000000.0, float -7.25, float 2.5>, <4 x float> <float 1.5, float 0.0, float -2.5, float 1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)

; run: @ucomieqss() == i32 0
define i32 @ucomieqss() {
  %r = call i32 @llvm.x86.sse.ucomieq.ss(<4 x float> <float 0.5, float 2.5, float 1000000000.0, float -3000000000.0>, <4 x float> <float 2.5, float -1.0, float 2.5, float 1.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomieq.ss(<4 x float>, <4 x float>)

; run: @ucomigess() == i32 0
define i32 @ucomigess() {
  %r = call i32 @llvm.x86.sse.ucomige.ss(<4 x float> <float -7.25, float 1000000000.0, float 1.0, float 1.5>, <4 x float> <float 123.5, float 2.5, float 1.5, float -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomige.ss(<4 x float>, <4 x float>)

; run: @ucomigtss() == i32 1
define i32 @ucomigtss() {
  %r = call i32 @llvm.x86.sse.ucomigt.ss(<4 x float> <float 1.0, float 123.5, float -1.0, float -7.25>, <4 x float> <float -7.25, float 1.5, float 3.75, float -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomigt.ss(<4 x float>, <4 x float>)

; run: @ucomiless() == i32 1
define i32 @ucomiless() {
  %r = call i32 @llvm.x86.sse.ucomile.ss(<4 x float> <float -7.25, float 0.0, float 1.0, float -3000000000.0>, <4 x float> <float 1000000000.0, float -2.5, float 0.0, float 0.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomile.ss(<4 x float>, <4 x float>)

; run: @ucomiltss() == i32 1
define i32 @ucomiltss() {
  %r = call i32 @llvm.x86.sse.ucomilt.ss(<4 x float> <float -7.25, float -3000000000.0, float 2.5, float 1.5>, <4 x float> <float 3.75, float 123.5, float -2.5, float -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomilt.ss(<4 x float>, <4 x float>)

; run: @ucomineqss() == i32 1
define i32 @ucomineqss() {
  %r = call i32 @llvm.x86.sse.ucomineq.ss(<4 x float> <float 0.0, float 123.5, float 0.0, float 3.75>, <4 x float> <float 2.5, float 0.5, float -1.0, float -7.25>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.ucomineq.ss(<4 x float>, <4 x float>)

; run: @comieqsd() == i32 0
define i32 @comieqsd() {
  %r = call i32 @llvm.x86.sse2.comieq.sd(<2 x double> <double -3000000000.0, double -1.0>, <2 x double> <double 123.5, double -2.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comieq.sd(<2 x double>, <2 x double>)

; run: @comigesd() == i32 1
define i32 @comigesd() {
  %r = call i32 @llvm.x86.sse2.comige.sd(<2 x double> <double 1.0, double -1.0>, <2 x double> <double -2.5, double 2.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comige.sd(<2 x double>, <2 x double>)

; run: @comigtsd() == i32 1
define i32 @comigtsd() {
  %r = call i32 @llvm.x86.sse2.comigt.sd(<2 x double> <double -1.0, double 0.0>, <2 x double> <double -2.5, double 1.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comigt.sd(<2 x double>, <2 x double>)

; run: @comilesd() == i32 0
define i32 @comilesd() {
  %r = call i32 @llvm.x86.sse2.comile.sd(<2 x double> <double -1.0, double 3.75>, <2 x double> <double -3000000000.0, double -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comile.sd(<2 x double>, <2 x double>)

; run: @comiltsd() == i32 0
define i32 @comiltsd() {
  %r = call i32 @llvm.x86.sse2.comilt.sd(<2 x double> <double 1000000000.0, double 3.75>, <2 x double> <double 3.75, double -7.25>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comilt.sd(<2 x double>, <2 x double>)

; run: @comineqsd() == i32 1
define i32 @comineqsd() {
  %r = call i32 @llvm.x86.sse2.comineq.sd(<2 x double> <double -7.25, double 2.5>, <2 x double> <double 3.75, double 1.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.comineq.sd(<2 x double>, <2 x double>)

; run: @ucomieqsd() == i32 0
define i32 @ucomieqsd() {
  %r = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> <double 1.5, double 3.75>, <2 x double> <double -2.5, double -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>)

; run: @ucomigesd() == i32 0
define i32 @ucomigesd() {
  %r = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> <double 1.0, double -2.5>, <2 x double> <double 1000000000.0, double -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>)

; run: @ucomigtsd() == i32 1
define i32 @ucomigtsd() {
  %r = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> <double 123.5, double 3.75>, <2 x double> <double 2.5, double -1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>)

; run: @ucomilesd() == i32 1
define i32 @ucomilesd() {
  %r = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> <double 1.0, double 3.75>, <2 x double> <double 1.5, double 1000000000.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>)

; run: @ucomiltsd() == i32 0
define i32 @ucomiltsd() {
  %r = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> <double 1000000000.0, double 1000000000.0>, <2 x double> <double 2.5, double 1.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>)

; run: @ucomineqsd() == i32 1
define i32 @ucomineqsd() {
  %r = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> <double 2.5, double -7.25>, <2 x double> <double -3000000000.0, double 123.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>)

; run: @cvtss2si() == i32 0
define i32 @cvtss2si() {
  %r = call i32 @llvm.x86.sse.cvtss2si(<4 x float> <float 0.0, float 1.5, float 2.5, float 1000000000.0>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)

; run: @cvtss2si64() == i64 -7
define i64 @cvtss2si64() {
  %r = call i64 @llvm.x86.sse.cvtss2si64(<4 x float> <float -7.25, float 123.5, float 1.5, float 3.75>)
  ret i64 %r
}
declare i64 @llvm.x86.sse.cvtss2si64(<4 x float>)

; run: @cvttss2si() == i32 1
define i32 @cvttss2si() {
  %r = call i32 @llvm.x86.sse.cvttss2si(<4 x float> <float 1.5, float -7.25, float -7.25, float 1.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)

; run: @cvttss2si64() == i64 2
define i64 @cvttss2si64() {
  %r = call i64 @llvm.x86.sse.cvttss2si64(<4 x float> <float 2.5, float 123.5, float -1.0, float -3000000000.0>)
  ret i64 %r
}
declare i64 @llvm.x86.sse.cvttss2si64(<4 x float>)

; run: @cvtsd2si() == i32 0
define i32 @cvtsd2si() {
  %r = call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> <double 0.0, double 3.75>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>)

; run: @cvtsd2si64() == i64 1000000000
define i64 @cvtsd2si64() {
  %r = call i64 @llvm.x86.sse2.cvtsd2si64(<2 x double> <double 1000000000.0, double 1.5>)
  ret i64 %r
}
declare i64 @llvm.x86.sse2.cvtsd2si64(<2 x double>)

; run: @cvttsd2si() == i32 2
define i32 @cvttsd2si() {
  %r = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> <double 2.5, double 123.5>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)

; run: @cvttsd2si64() == i64 1
define i64 @cvttsd2si64() {
  %r = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> <double 1.5, double 3.75>)
  ret i64 %r
}
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>)

; run: @cvtpd2dq() == i128 4294967296000000002
define i128 @cvtpd2dq() {
  %r = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> <double 1.5, double 1000000000.0>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>)

; run: @cvttpd2dq() == i128 528280977531
define i128 @cvttpd2dq() {
  %r = call <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double> <double 123.5, double 123.5>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.cvttpd2dq(<2 x double>)

; run: @cvtps2dq() == i128 9824292151805671349755458879490
define i128 @cvtps2dq() {
  %r = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> <float 2.5, float 2.5, float 1.5, float 123.5>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>)

; run: @cvttps2dq() == i128 237684487524346268676857528322
define i128 @cvttps2dq() {
  %r = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> <float 2.5, float -7.25, float -2.5, float 2.5>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>)

; run: @cvtpd2ps() == i128 13900360253091872768
define i128 @cvtpd2ps() {
  %r = call <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double> <double -1.0, double -7.25>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse2.cvtpd2ps(<2 x double>)

; run: @cvtsd2ss() == i128 104253109732462086684358617148598255616
define i128 @cvtsd2ss() {
  %r = call <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float> <float 3.75, float 2.5, float 2.5, float 1000000000.0>, <2 x double> <double -1.0, double 1000000000.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse2.cvtsd2ss(<4 x float>, <2 x double>)

; run: @movmskps() == i32 1
define i32 @movmskps() {
  %r = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> <float -1.0, float 0.5, float 2.5, float 3.75>)
  ret i32 %r
}
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)

; run: @movmskpd() == i32 2
define i32 @movmskpd() {
  %r = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> <double 1.5, double -7.25>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)

; run: @sqrtps() == i128 84016655869595603507805477865491259126
define i128 @sqrtps() {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> <float 3.75, float -3000000000.0, float 0.5, float 0.5>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float>)

; run: @sqrtss() == i128 84405977751839713561935516916786726131
define i128 @sqrtss() {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> <float 0.5, float -1.0, float 0.5, float 1.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float>)

; run: @sqrtpd() == i128 -41538374868278602583751696737894400
define i128 @sqrtpd() {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double> <double -7.25, double -3000000000.0>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double>)

; run: @sqrtsd() == i128 85563210894688107655544974971072675840
define i128 @sqrtsd() {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double> <double -2.5, double 123.5>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double>)
