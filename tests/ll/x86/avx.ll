; AVX, with two portions of 128 bits, and the wider of what SSE has. Each function is one instruction; what is expected is what the
; processor gives (by way of LLVM 19).

; run: @avx_addsub_pd_256() == i256 29763956387147589481200052439833901369870897932061843892000733989762515337216
define i256 @avx_addsub_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double> <double 0x7FF8000000000000, double 0x3FF8000000000000, double 0x405EE00000000000, double 0x3E10000000000000>, <4 x double> <double 0xC01D000000000000, double 0xC1E65A0BC0000000, double 0x0000000000000000, double 0x41CDCD6500000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.addsub.pd.256(<4 x double>, <4 x double>)

; run: @avx_addsub_ps_256() == i256 30515215664152570371910779418482653228365240162137235188414280804277237579776
define i256 @avx_addsub_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float> <float 0x3FF0000000000000, float 0x7FF8000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0xC004000000000000, float 0x3FF0000000000000, float 0x41CDCD6500000000, float 0x405EE00000000000>, <8 x float> <float 0xC004000000000000, float 0x3E10000000000000, float 0x3E10000000000000, float 0x7FF8000000000000, float 0x0000000000000000, float 0xC1E65A0BC0000000, float 0xC1E65A0BC0000000, float 0x405EE00000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float>, <8 x float>)

; run: @avx_blendv_pd_256() == i256 28972758168235946238075421603258615069156317529732773458647609197151461048320
define i256 @avx_blendv_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> <double 0x0000000000000000, double 0x41CDCD6500000000, double 0x3FF8000000000000, double 0x400E000000000000>, <4 x double> <double 0x41CDCD6500000000, double 0x3FF0000000000000, double 0xC1E65A0BC0000000, double 0x400E000000000000>, <4 x double> <double 0x3E10000000000000, double 0x3FF8000000000000, double 0x3FF0000000000000, double 0xC1E65A0BC0000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>)

; run: @avx_blendv_ps_256() == i256 -22073549123231340287709673614493397470697583230410118918768254242951272595456
define i256 @avx_blendv_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> <float 0xC004000000000000, float 0xC01D000000000000, float 0x3FF0000000000000, float 0x41CDCD6500000000, float 0x4059200000000000, float 0x3FF0000000000000, float 0xC1E65A0BC0000000, float 0x0000000000000000>, <8 x float> <float 0x3FE0000000000000, float 0x3E10000000000000, float 0x41CDCD6500000000, float 0x405EE00000000000, float 0x8000000000000000, float 0xC01D000000000000, float 0x3FE0000000000000, float 0xC1E65A0BC0000000>, <8 x float> <float 0xC01D000000000000, float 0x400E000000000000, float 0xC004000000000000, float 0x8000000000000000, float 0x7FF8000000000000, float 0x4059200000000000, float 0x8000000000000000, float 0xC004000000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>)

; run: @avx_cvt_pd2_ps_256() == i128 84405977751994456057622817415381385216
define i128 @avx_cvt_pd2_ps_256() {
  %r = call <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double> <double 0x8000000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000, double 0x3FF0000000000000>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.avx.cvt.pd2.ps.256(<4 x double>)

; run: @avx_cvt_pd2dq_256() == i128 316912652362900359581427302400
define i128 @avx_cvt_pd2dq_256() {
  %r = call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> <double 0xC1E65A0BC0000000, double 0xC004000000000000, double 0x405EE00000000000, double 0x400E000000000000>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>)

; run: @avx_cvt_ps2dq_256() == i256 -188719626644946071621122382552353899392431327101927543209803913363456
define i256 @avx_cvt_ps2dq_256() {
  %r = call <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float> <float 0xC1E65A0BC0000000, float 0x0000000000000000, float 0x0000000000000000, float 0x41CDCD6500000000, float 0x400E000000000000, float 0x3FE0000000000000, float 0x400E000000000000, float 0xC01D000000000000>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx.cvt.ps2dq.256(<8 x float>)

; run: @avx_cvtt_pd2dq_256() == i128 -140009580954819123566792933378
define i128 @avx_cvtt_pd2dq_256() {
  %r = call <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double> <double 0xC004000000000000, double 0x3FE0000000000000, double 0x41CDCD6500000000, double 0xC004000000000000>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.avx.cvtt.pd2dq.256(<4 x double>)

; run: @avx_cvtt_ps2dq_256() == i256 -53919893334301279589334030173018414246511473452846346732012679725056
define i256 @avx_cvtt_ps2dq_256() {
  %r = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> <float 0x0000000000000000, float 0x405EE00000000000, float 0x4059200000000000, float 0x3E10000000000000, float 0x400E000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0xC004000000000000>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>)

; run: @avx_dp_ps_256() == i256 4794720594600318423359266232533094784569277838930458181632
define i256 @avx_dp_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> <float 0x3E10000000000000, float 0x3E10000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0x400E000000000000, float 0xC004000000000000, float 0x3E10000000000000, float 0x405EE00000000000>, <8 x float> <float 0xC004000000000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x4059200000000000, float 0xC01D000000000000, float 0x4059200000000000, float 0x405EE00000000000, float 0xC01D000000000000>, i8 50)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)

; run: @avx_hadd_pd_256() == i256 -28948022309329048854314844544597229639896759909471593541809200510997102592000
define i256 @avx_hadd_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double> <double 0x0000000000000000, double 0x8000000000000000, double 0x400E000000000000, double 0x4059200000000000>, <4 x double> <double 0x3FF0000000000000, double 0xC004000000000000, double 0x3FE0000000000000, double 0xC004000000000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.hadd.pd.256(<4 x double>, <4 x double>)

; run: @avx_hadd_ps_256() == i256 21937173163341052370368745007753043437117704301123244871024095794342578356224
define i256 @avx_hadd_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> <float 0xC004000000000000, float 0xC004000000000000, float 0x3FE0000000000000, float 0xC004000000000000, float 0x400E000000000000, float 0x8000000000000000, float 0x400E000000000000, float 0x3FF0000000000000>, <8 x float> <float 0x3FE0000000000000, float 0xC1E65A0BC0000000, float 0x3FF8000000000000, float 0xC004000000000000, float 0x3FE0000000000000, float 0x405EE00000000000, float 0x3E10000000000000, float 0x0000000000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>)

; run: @avx_hsub_pd_256() == i256 57881909842139870638718484682069897241767472615098669357031634303176996290560
define i256 @avx_hsub_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double> <double 0x3FF8000000000000, double 0x7FF8000000000000, double 0x0000000000000000, double 0xC004000000000000>, <4 x double> <double 0x405EE00000000000, double 0x0000000000000000, double 0x4059200000000000, double 0x7FF8000000000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.hsub.pd.256(<4 x double>, <4 x double>)

; run: @avx_hsub_ps_256() == i256 -28509844230206954712847177747452949711302624460632702143823545227208982822912
define i256 @avx_hsub_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float> <float 0x4059200000000000, float 0xC01D000000000000, float 0x4059200000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x3FF8000000000000, float 0xC01D000000000000, float 0x7FF8000000000000>, <8 x float> <float 0x7FF8000000000000, float 0x400E000000000000, float 0x3E10000000000000, float 0x4059200000000000, float 0x405EE00000000000, float 0xC01D000000000000, float 0xC01D000000000000, float 0x3FE0000000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.hsub.ps.256(<8 x float>, <8 x float>)

; run: @avx_max_pd_256() == i256 -28940954921069935317006670123863200987066128815569839905249601055960321753088
define i256 @avx_max_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.max.pd.256(<4 x double> <double 0x3FF0000000000000, double 0x400E000000000000, double 0x3FF0000000000000, double 0xC01D000000000000>, <4 x double> <double 0x3FF0000000000000, double 0x41CDCD6500000000, double 0x8000000000000000, double 0xC004000000000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.max.pd.256(<4 x double>, <4 x double>)

; run: @avx_max_ps_256() == i256 30289059238529140416176633981279250059412637194935475840300869282904949129216
define i256 @avx_max_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.max.ps.256(<8 x float> <float 0x8000000000000000, float 0x400E000000000000, float 0x8000000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0x0000000000000000, float 0x4059200000000000, float 0x7FF8000000000000>, <8 x float> <float 0xC004000000000000, float 0xC01D000000000000, float 0xC01D000000000000, float 0x4059200000000000, float 0x3FE0000000000000, float 0x0000000000000000, float 0x3E10000000000000, float 0x405EE00000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.max.ps.256(<8 x float>, <8 x float>)

; run: @avx_min_pd_256() == i256 3138550867693340382088035895064302439787337100377880264704
define i256 @avx_min_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.min.pd.256(<4 x double> <double 0x3E10000000000000, double 0x8000000000000000, double 0x405EE00000000000, double 0x0000000000000000>, <4 x double> <double 0x3FE0000000000000, double 0x3FF0000000000000, double 0x8000000000000000, double 0x0000000000000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.min.pd.256(<4 x double>, <4 x double>)

; run: @avx_min_ps_256() == i256 -22073549109550615394617689809483334300026810629803714956030362925031830323200
define i256 @avx_min_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> <float 0x4059200000000000, float 0x3FF0000000000000, float 0xC1E65A0BC0000000, float 0xC01D000000000000, float 0xC01D000000000000, float 0x7FF8000000000000, float 0xC01D000000000000, float 0xC1E65A0BC0000000>, <8 x float> <float 0x400E000000000000, float 0x400E000000000000, float 0x0000000000000000, float 0x4059200000000000, float 0x8000000000000000, float 0xC1E65A0BC0000000, float 0x8000000000000000, float 0x3E10000000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>)

; run: @avx_movmsk_pd_256() == i32 4
define i32 @avx_movmsk_pd_256() {
  %r = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> <double 0x3FF0000000000000, double 0x0000000000000000, double 0xC004000000000000, double 0x3FF0000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.movmsk.pd.256(<4 x double>)

; run: @avx_movmsk_ps_256() == i32 10
define i32 @avx_movmsk_ps_256() {
  %r = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> <float 0x3FE0000000000000, float 0x8000000000000000, float 0x405EE00000000000, float 0x8000000000000000, float 0x400E000000000000, float 0x405EE00000000000, float 0x3FE0000000000000, float 0x3FF8000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>)

; run: @avx_ptestc_256() == i32 0
define i32 @avx_ptestc_256() {
  %r = call i32 @llvm.x86.avx.ptestc.256(<4 x i64> <i64 -128, i64 -6432098660748175895, i64 6663745652115812401, i64 5235795294085628210>, <4 x i64> <i64 219235600941339008, i64 -1, i64 1, i64 970199858303469470>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.ptestc.256(<4 x i64>, <4 x i64>)

; run: @avx_ptestnzc_256() == i32 1
define i32 @avx_ptestnzc_256() {
  %r = call i32 @llvm.x86.avx.ptestnzc.256(<4 x i64> <i64 8859155237431354067, i64 8998761383918029410, i64 1, i64 2>, <4 x i64> <i64 8709015041526173731, i64 -6771224985786365443, i64 7217520315403631455, i64 711391143144418412>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.ptestnzc.256(<4 x i64>, <4 x i64>)

; run: @avx_ptestz_256() == i32 0
define i32 @avx_ptestz_256() {
  %r = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> <i64 4788159454310286716, i64 -128, i64 -128, i64 -4421037974675653451>, <4 x i64> <i64 100, i64 100, i64 100, i64 -4581179851865272012>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>)

; run: @avx_round_pd_256() == i256 84987514980498058623787163916674531328
define i256 @avx_round_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.round.pd.256(<4 x double> <double 0x0000000000000000, double 0x3FF0000000000000, double 0x0000000000000000, double 0x3FE0000000000000>, i32 11)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.round.pd.256(<4 x double>, i32)

; run: @avx_round_ps_256() == i256 -22073549109646054664022812000000469906141942064778944890929907348460523225088
define i256 @avx_round_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> <float 0xC01D000000000000, float 0x0000000000000000, float 0x400E000000000000, float 0xC004000000000000, float 0x3FF0000000000000, float 0x0000000000000000, float 0xC004000000000000, float 0xC1E65A0BC0000000>, i32 3)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.round.ps.256(<8 x float>, i32)

; run: @avx_sqrt_pd_256() == i256 -14134776518227073091910874813127378816418552826995235953496650532595433472
define i256 @avx_sqrt_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double> <double 0x0000000000000000, double 0x3FF0000000000000, double 0x3E10000000000000, double 0xC1E65A0BC0000000>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double>)

; run: @avx_sqrt_ps_256() == i256 -113078212145816595533560204415374275663750719166641191274624668222974066688
define i256 @avx_sqrt_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float> <float 0xC01D000000000000, float 0xC004000000000000, float 0x0000000000000000, float 0xC01D000000000000, float 0xC01D000000000000, float 0x3FF8000000000000, float 0x0000000000000000, float 0xC004000000000000>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float>)

; All 32 comparisons of less, equal, greater and unordered elements: the signs of eight in one number.
; run: @cmpps_0() == i64 4029858540340580610
define i64 @cmpps_0() {
  %r0 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 0)
  %m0 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 1)
  %m1 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 2)
  %m2 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 3)
  %m3 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 4)
  %m4 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 5)
  %m5 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 6)
  %m6 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 7)
  %m7 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmpps_8() == i64 -61882485786814006
define i64 @cmpps_8() {
  %r0 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 8)
  %m0 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 9)
  %m1 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 10)
  %m2 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 11)
  %m3 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 12)
  %m4 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 13)
  %m5 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 14)
  %m6 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 15)
  %m7 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmpps_16() == i64 4029858540340580610
define i64 @cmpps_16() {
  %r0 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 16)
  %m0 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 17)
  %m1 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 18)
  %m2 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 19)
  %m3 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 20)
  %m4 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 21)
  %m5 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 22)
  %m6 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 23)
  %m7 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmpps_24() == i64 -61882485786814006
define i64 @cmpps_24() {
  %r0 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 24)
  %m0 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 25)
  %m1 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 26)
  %m2 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 27)
  %m3 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 28)
  %m4 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 29)
  %m5 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 30)
  %m6 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> <float -1.5, float 2.5, float 3.0, float 0x7FF8000000000000, float -1.5, float 3.0, float 0x7FF8000000000000, float 0x7FF8000000000000>, <8 x float> <float 0.0, float 2.5, float -4.0, float 1.0, float 0.0, float -4.0, float 1.0, float 1.0>, i8 31)
  %m7 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}
declare <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float>, <8 x float>, i8)

; run: @cmppd_0() == i64 507796307117801730
define i64 @cmppd_0() {
  %r0 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 0)
  %m0 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 1)
  %m1 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 2)
  %m2 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 3)
  %m3 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 4)
  %m4 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 5)
  %m5 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 6)
  %m6 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 7)
  %m7 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmppd_8() == i64 1081996429021088010
define i64 @cmppd_8() {
  %r0 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 8)
  %m0 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 9)
  %m1 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 10)
  %m2 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 11)
  %m3 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 12)
  %m4 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 13)
  %m5 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 14)
  %m6 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 15)
  %m7 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmppd_16() == i64 507796307117801730
define i64 @cmppd_16() {
  %r0 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 16)
  %m0 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 17)
  %m1 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 18)
  %m2 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 19)
  %m3 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 20)
  %m4 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 21)
  %m5 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 22)
  %m6 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 23)
  %m7 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}

; run: @cmppd_24() == i64 1081996429021088010
define i64 @cmppd_24() {
  %r0 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 24)
  %m0 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r0)
  %w0 = zext i32 %m0 to i64
  %s0 = shl i64 %w0, 0
  %r1 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 25)
  %m1 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r1)
  %w1 = zext i32 %m1 to i64
  %s1 = shl i64 %w1, 8
  %t1 = or i64 %s0, %s1
  %r2 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 26)
  %m2 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r2)
  %w2 = zext i32 %m2 to i64
  %s2 = shl i64 %w2, 16
  %t2 = or i64 %t1, %s2
  %r3 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 27)
  %m3 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r3)
  %w3 = zext i32 %m3 to i64
  %s3 = shl i64 %w3, 24
  %t3 = or i64 %t2, %s3
  %r4 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 28)
  %m4 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r4)
  %w4 = zext i32 %m4 to i64
  %s4 = shl i64 %w4, 32
  %t4 = or i64 %t3, %s4
  %r5 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 29)
  %m5 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r5)
  %w5 = zext i32 %m5 to i64
  %s5 = shl i64 %w5, 40
  %t5 = or i64 %t4, %s5
  %r6 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 30)
  %m6 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r6)
  %w6 = zext i32 %m6 to i64
  %s6 = shl i64 %w6, 48
  %t6 = or i64 %t5, %s6
  %r7 = call <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double> <double -1.5, double 2.5, double 3.0, double 0x7FF8000000000000>, <4 x double> <double 0.0, double 2.5, double -4.0, double 1.0>, i8 31)
  %m7 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %r7)
  %w7 = zext i32 %m7 to i64
  %s7 = shl i64 %w7, 56
  %t7 = or i64 %t6, %s7
  ret i64 %t7
}
declare <4 x double> @llvm.x86.avx.cmp.pd.256(<4 x double>, <4 x double>, i8)

; How near approximations are, each processor has its own way: the same on both halves as on 128 bits.
; run: @rcp() == i1 true
define i1 @rcp() {
  %r = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> <float 1.0, float 3.0, float -7.0, float 0.125, float 9.0, float 1.0e+10, float 0.5, float 2.5>)
  %a = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> <float 1.0, float 3.0, float -7.0, float 0.125>)
  %b = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> <float 9.0, float 1.0e+10, float 0.5, float 2.5>)
  %s = shufflevector <4 x float> %a, <4 x float> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %e = fcmp oeq <8 x float> %r, %s
  %q = bitcast <8 x i1> %e to i8
  %all = icmp eq i8 %q, -1
  ret i1 %all
}
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>)
declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>)

; run: @rsqrt() == i1 true
define i1 @rsqrt() {
  %r = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> <float 1.0, float 3.0, float 7.0, float 0.125, float 9.0, float 1.0e+10, float 0.5, float 2.5>)
  %a = call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> <float 1.0, float 3.0, float 7.0, float 0.125>)
  %b = call <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float> <float 9.0, float 1.0e+10, float 0.5, float 2.5>)
  %s = shufflevector <4 x float> %a, <4 x float> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %e = fcmp oeq <8 x float> %r, %s
  %q = bitcast <8 x i1> %e to i8
  %all = icmp eq i8 %q, -1
  ret i1 %all
}
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>)
declare <4 x float> @llvm.x86.sse.rsqrt.ps(<4 x float>)

; Comparisons of 128 bits have these numbers too where there is AVX, and those of the lowest element: 13 is "greater or equal".
; run: @lowest() == i128 36893488147419103232
define i128 @lowest() {
  %r = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> <float 1.0, float 0.0, float 0x36B0000000000000, float 0.0>, <4 x float> <float 2.0, float 0.0, float 0.0, float 0.0>, i8 13)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
; run: @lowest_holds() == i128 4294967295
define i128 @lowest_holds() {
  %r = call <4 x float> @llvm.x86.sse.cmp.ss(<4 x float> <float 2.0, float 0.0, float 0.0, float 0.0>, <4 x float> <float 2.0, float 0.0, float 0.0, float 0.0>, i8 13)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.sse.cmp.ss(<4 x float>, <4 x float>, i8 immarg)

; The state that the system keeps: that of SSE (bit 1) always.
; run: @state() == i64 2
define i64 @state() {
  call void @llvm.x86.avx.vzeroupper()
  call void @llvm.x86.avx.vzeroall()
  %r = call i64 @llvm.x86.xgetbv(i32 0)
  %s = and i64 %r, 2
  ret i64 %s
}
declare i64 @llvm.x86.xgetbv(i32)
declare void @llvm.x86.avx.vzeroupper()
declare void @llvm.x86.avx.vzeroall()
