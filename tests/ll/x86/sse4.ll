; SSE3 to SSE4.1. Each function is one instruction; what is expected is what the processor gives (by way of LLVM 22).

; run: @packusdw() == i128 -5191346119375749055461307780759545
define i128 @packusdw() {
  %r = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> <i32 7, i32 1696524031, i32 2, i32 100>, <4 x i32> <i32 487785973, i32 -2033169520, i32 12, i32 390003220>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)

; run: @addsubps() == i128 -64868330737378554444827019796478427136
define i128 @addsubps() {
  %r = call <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float> <float 1.5, float 1.5, float 1.0, float 0.0>, <4 x float> <float 1.0, float 2.5, float -3000000000.0, float -3000000000.0>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse3.addsub.ps(<4 x float>, <4 x float>)

; run: @addsubpd() == i128 -85049822542800476541485042405623201792
define i128 @addsubpd() {
  %r = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> <double -7.25, double -2.5>, <2 x double> <double 1.5, double 0.0>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)

; run: @haddps() == i128 89027121956090452647032973547982553088
define i128 @haddps() {
  %r = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> <float 1.5, float -7.25, float 0.5, float 1.0>, <4 x float> <float 0.0, float 1.0, float 123.5, float 1.5>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>)

; run: @haddpd() == i128 -82545309108910980641442708616812429312
define i128 @haddpd() {
  %r = call <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double> <double 2.5, double -7.25>, <2 x double> <double -7.25, double -3000000000.0>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse3.hadd.pd(<2 x double>, <2 x double>)

; run: @hsubps() == i128 83741363758723018644103375424731376424
define i128 @hsubps() {
  %r = call <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float> <float -3000000000.0, float 1000000000.0, float 0.5, float 3.75>, <4 x float> <float 1000000000.0, float 1.0, float 1.0, float 0.5>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse3.hsub.ps(<4 x float>, <4 x float>)

; run: @hsubpd() == i128 13965043853200195584
define i128 @hsubpd() {
  %r = call <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double> <double 2.5, double 1000000000.0>, <2 x double> <double -2.5, double -2.5>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse3.hsub.pd(<2 x double>, <2 x double>)

; run: @phaddw() == i128 35649344554223445191055337754335528911
define i128 @phaddw() {
  %r = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> <i16 18371, i16 12, i16 3, i16 9359, i16 1, i16 16255, i16 1, i16 -1>, <8 x i16> <i16 -22553, i16 -10824, i16 32767, i16 -3323, i16 20580, i16 32767, i16 7, i16 6858>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>)

; run: @phaddd() == i128 435754893957581065278167502062
define i128 @phaddd() {
  %r = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> <i32 1, i32 2003881197, i32 0, i32 -1>, <4 x i32> <i32 7, i32 2147483647, i32 7, i32 -2>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>)

; run: @phaddsw() == i128 -170137514305359765820204882766411563008
define i128 @phaddsw() {
  %r = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> <i16 -24722, i16 -14719, i16 -23228, i16 -32768, i16 -2744, i16 29715, i16 -32561, i16 2>, <8 x i16> <i16 -2, i16 7, i16 25053, i16 -8778, i16 -19226, i16 1, i16 -2, i16 -32768>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>)

; run: @phsubw() == i128 -6112323859834042605165385907328383
define i128 @phsubw() {
  %r = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> <i16 -21787, i16 100, i16 0, i16 7, i16 -15369, i16 32179, i16 -2, i16 -23306>, <8 x i16> <i16 -1, i16 -32768, i16 -7154, i16 17313, i16 -32768, i16 -21155, i16 -1, i16 1>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>)

; run: @phsubd() == i128 -232448468113883503682754969603
define i128 @phsubd() {
  %r = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> <i32 0, i32 3, i32 1, i32 1>, <4 x i32> <i32 2147483647, i32 1863638465, i32 -2, i32 1>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>)

; run: @phsubsw() == i128 59033819093500059086500422421412380674
define i128 @phsubsw() {
  %r = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> <i16 2, i16 0, i16 100, i16 32767, i16 -22491, i16 3, i16 -32768, i16 100>, <8 x i16> <i16 -1, i16 12, i16 0, i16 32767, i16 24208, i16 -28043, i16 32767, i16 21398>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)

; run: @pmaddubsw() == i128 -42614589937158436561031236745659603131
define i128 @pmaddubsw() {
  %r = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> <i8 93, i8 65, i8 2, i8 -53, i8 3, i8 1, i8 -18, i8 3, i8 -128, i8 0, i8 -65, i8 106, i8 12, i8 127, i8 -28, i8 124>, <16 x i8> <i8 106, i8 3, i8 -2, i8 -113, i8 127, i8 2, i8 62, i8 3, i8 100, i8 -82, i8 1, i8 63, i8 -128, i8 -128, i8 -5, i8 -57>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)

; run: @pmulhrsw() == i128 -74192729811604151976910846994205966341
define i128 @pmulhrsw() {
  %r = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> <i16 100, i16 32767, i16 -32768, i16 -25442, i16 3, i16 100, i16 -1832, i16 -25421>, <8 x i16> <i16 -1505, i16 32767, i16 -29964, i16 -32768, i16 12, i16 -2, i16 -1, i16 18419>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)

; run: @pshufb() == i128 -118298127331890207692289651128932558209
define i128 @pshufb() {
  %r = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> <i8 26, i8 -89, i8 -100, i8 71, i8 100, i8 100, i8 127, i8 -2, i8 0, i8 3, i8 0, i8 1, i8 2, i8 -2, i8 -1, i8 2>, <16 x i8> <i8 6, i8 0, i8 70, i8 3, i8 96, i8 -38, i8 7, i8 -2, i8 0, i8 7, i8 12, i8 7, i8 127, i8 98, i8 -15, i8 1>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)

; run: @psignb() == i128 -97864390825853004546808550104499978065
define i128 @psignb() {
  %r = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> <i8 -81, i8 -128, i8 100, i8 -93, i8 11, i8 -1, i8 -1, i8 -2, i8 -128, i8 2, i8 6, i8 7, i8 1, i8 1, i8 96, i8 74>, <16 x i8> <i8 2, i8 -42, i8 100, i8 48, i8 -54, i8 7, i8 100, i8 -18, i8 12, i8 100, i8 32, i8 1, i8 127, i8 100, i8 12, i8 -84>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>)

; run: @psignw() == i128 -5191346120412583952396692826471330
define i128 @psignw() {
  %r = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> <i16 -17502, i16 -18282, i16 1, i16 4530, i16 -9328, i16 100, i16 12, i16 -1>, <8 x i16> <i16 -2, i16 8117, i16 -2, i16 32767, i16 -1, i16 0, i16 20527, i16 32767>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>)

; run: @psignd() == i128 7922816251666241432284701917185
define i128 @psignd() {
  %r = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> <i32 2147483647, i32 7, i32 12, i32 100>, <4 x i32> <i32 -2, i32 -145504983, i32 3, i32 100>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>)

; run: @blendvps() == i128 89011545066587165366127543736281858048
define i128 @blendvps() {
  %r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> <float 1.0, float 1.0, float 123.5, float 123.5>, <4 x float> <float 1000000000.0, float -2.5, float -2.5, float 1.0>, <4 x float> <float 1.5, float 1.5, float 1000000000.0, float 3.75>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)

; run: @blendvpd() == i128 87468406478032333940333895619337781248
define i128 @blendvpd() {
  %r = call <2 x double> @llvm.x86.sse41.blendvpd(<2 x double> <double -2.5, double 0.0>, <2 x double> <double 0.5, double 1000000000.0>, <2 x double> <double -1.0, double -2.5>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse41.blendvpd(<2 x double>, <2 x double>, <2 x double>)

; run: @pblendvb() == i128 -169621912972413041233169152624241137956
define i128 @pblendvb() {
  %r = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> <i8 -36, i8 38, i8 -92, i8 0, i8 110, i8 100, i8 2, i8 12, i8 -128, i8 7, i8 7, i8 1, i8 3, i8 2, i8 100, i8 -128>, <16 x i8> <i8 -45, i8 118, i8 7, i8 54, i8 -66, i8 0, i8 7, i8 -128, i8 16, i8 -99, i8 -60, i8 -1, i8 2, i8 3, i8 -112, i8 2>, <16 x i8> <i8 127, i8 87, i8 108, i8 100, i8 7, i8 -121, i8 -128, i8 119, i8 63, i8 100, i8 1, i8 -42, i8 -7, i8 76, i8 69, i8 3>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)

; run: @dpps() == i128 93618816103586978089156785456278295552
define i128 @dpps() {
  %r = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> <float 123.5, float 1.5, float 0.0, float 0.5>, <4 x float> <float 123.5, float 0.5, float -3000000000.0, float 1.0>, i8 125)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8)

; run: @dppd() == i128 -82564651921604108522881617235340427264
define i128 @dppd() {
  %r = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> <double -7.25, double 1000000000.0>, <2 x double> <double 2.5, double -2.5>, i8 51)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i8)

; run: @insertps() == i128 -83865978839208809601230824174110191522
define i128 @insertps() {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> <float -3000000000.0, float 1.5, float 0.5, float -7.25>, <4 x float> <float 1.0, float 2.5, float 1000000000.0, float -3000000000.0>, i8 98)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)

; run: @mpsadbw() == i128 2305433997585087711759331709873357140
define i128 @mpsadbw() {
  %r = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> <i8 -128, i8 -97, i8 -127, i8 0, i8 3, i8 -74, i8 -128, i8 112, i8 100, i8 7, i8 -24, i8 -128, i8 -25, i8 46, i8 100, i8 1>, <16 x i8> <i8 127, i8 127, i8 3, i8 71, i8 1, i8 -32, i8 127, i8 -53, i8 0, i8 100, i8 8, i8 -9, i8 85, i8 99, i8 -25, i8 -1>, i8 6)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8)

; run: @phminposuw() == i128 196609
define i128 @phminposuw() {
  %r = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> <i16 -26717, i16 100, i16 -11649, i16 1, i16 23986, i16 2, i16 -8898, i16 2>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>)

; run: @ptestz() == i32 0
define i32 @ptestz() {
  %r = call i32 @llvm.x86.sse41.ptestz(<2 x i64> <i64 7348060641783031579, i64 -7750734438535760945>, <2 x i64> <i64 0, i64 1878142386502243900>)
  ret i32 %r
}
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)

; run: @ptestc() == i32 0
define i32 @ptestc() {
  %r = call i32 @llvm.x86.sse41.ptestc(<2 x i64> <i64 681603333988918368, i64 9223372036854775807>, <2 x i64> <i64 0, i64 -1>)
  ret i32 %r
}
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)

; run: @ptestnzc() == i32 1
define i32 @ptestnzc() {
  %r = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> <i64 100, i64 100>, <2 x i64> <i64 1, i64 -3433428125526308022>)
  ret i32 %r
}
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)

; run: @roundps() == i128 -84738284711481346255144500044100534272
define i128 @roundps() {
  %r = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> <float 1.0, float -7.25, float 2.5, float -2.5>, i32 1)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)

; run: @roundpd() == i128 85112130105102894500702450284230606848
define i128 @roundpd() {
  %r = call <2 x double> @llvm.x86.sse41.round.pd(<2 x double> <double -1.0, double 2.5>, i32 2)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse41.round.pd(<2 x double>, i32)

; run: @roundss() == i128 89011545065592219412009046704148316160
define i128 @roundss() {
  %r = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> <float 2.5, float 0.0, float 1.5, float 123.5>, <4 x float> <float 123.5, float 1.0, float 1000000000.0, float 1.0>, i32 3)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)

; run: @roundsd() == i128 85563210894688107641738908838391709696
define i128 @roundsd() {
  %r = call <2 x double> @llvm.x86.sse41.round.sd(<2 x double> <double 123.5, double 123.5>, <2 x double> <double 123.5, double 1.0>, i32 0)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.sse41.round.sd(<2 x double>, <2 x double>, i32)
