; Instructions that came with AVX, AVX2, BMI and SHA. Each function is one; what is expected is what the processor gives (by way of
; LLVM 19). Compiled code needs a processor that has them.

; run: @avx_vpermilvar_pd_256() == i256 29105492553977422360844669554839839288530892254445770360156949273551034122240
define i256 @avx_vpermilvar_pd_256() {
  %r = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> <double 0x0000000000000000, double 0xC1E65A0BC0000000, double 0x4059200000000000, double 0x3E10000000000000>, <4 x i64> <i64 -3186689215549207575, i64 -5808047791331679219, i64 -5471160917356738448, i64 12>)
  %q = bitcast <4 x double> %r to i256
  ret i256 %q
}
declare <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double>, <4 x i64>)

; run: @avx_vpermilvar_ps_256() == i256 30289059236603488709160709150179107888597466154942201444101064389400205459456
define i256 @avx_vpermilvar_ps_256() {
  %r = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> <float 0x41CDCD6500000000, float 0x3FE0000000000000, float 0x3FF0000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0x8000000000000000, float 0x405EE00000000000, float 0x3E10000000000000>, <8 x i32> <i32 -1755986210, i32 -439065347, i32 -387453661, i32 720742510, i32 1946431262, i32 127, i32 -2069258653, i32 2132968166>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>)

; run: @avx_vtestc_pd_256() == i32 1
define i32 @avx_vtestc_pd_256() {
  %r = call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> <double 0x8000000000000000, double 0xC01D000000000000, double 0x3E10000000000000, double 0xC004000000000000>, <4 x double> <double 0x405EE00000000000, double 0xC004000000000000, double 0x0000000000000000, double 0x405EE00000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>)

; run: @avx_vtestc_ps_256() == i32 1
define i32 @avx_vtestc_ps_256() {
  %r = call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> <float 0x7FF8000000000000, float 0x3FF0000000000000, float 0x3FF0000000000000, float 0x405EE00000000000, float 0xC1E65A0BC0000000, float 0xC01D000000000000, float 0x3FE0000000000000, float 0x8000000000000000>, <8 x float> <float 0x0000000000000000, float 0x41CDCD6500000000, float 0x3FF8000000000000, float 0x3E10000000000000, float 0x8000000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0xC1E65A0BC0000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>)

; run: @avx_vtestnzc_pd_256() == i32 0
define i32 @avx_vtestnzc_pd_256() {
  %r = call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> <double 0xC01D000000000000, double 0x4059200000000000, double 0x7FF8000000000000, double 0x3FF8000000000000>, <4 x double> <double 0x3FF8000000000000, double 0x41CDCD6500000000, double 0x3FF8000000000000, double 0x7FF8000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>)

; run: @avx_vtestnzc_ps_256() == i32 0
define i32 @avx_vtestnzc_ps_256() {
  %r = call i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0x8000000000000000, float 0xC004000000000000, float 0x400E000000000000, float 0x3FF8000000000000, float 0x0000000000000000>, <8 x float> <float 0x3FE0000000000000, float 0xC01D000000000000, float 0x0000000000000000, float 0xC1E65A0BC0000000, float 0x3E10000000000000, float 0x405EE00000000000, float 0x3FF0000000000000, float 0x4059200000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float>, <8 x float>)

; run: @avx_vtestz_pd_256() == i32 1
define i32 @avx_vtestz_pd_256() {
  %r = call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> <double 0x3FF8000000000000, double 0x3E10000000000000, double 0x8000000000000000, double 0xC004000000000000>, <4 x double> <double 0xC1E65A0BC0000000, double 0xC004000000000000, double 0x3FE0000000000000, double 0x3FF8000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>)

; run: @avx_vtestz_ps_256() == i32 1
define i32 @avx_vtestz_ps_256() {
  %r = call i32 @llvm.x86.avx.vtestz.ps.256(<8 x float> <float 0x0000000000000000, float 0x405EE00000000000, float 0x41CDCD6500000000, float 0x3FF8000000000000, float 0x405EE00000000000, float 0xC01D000000000000, float 0x3FF0000000000000, float 0x3FF8000000000000>, <8 x float> <float 0x4059200000000000, float 0xC004000000000000, float 0x0000000000000000, float 0x41CDCD6500000000, float 0x8000000000000000, float 0x3E10000000000000, float 0x0000000000000000, float 0x3E10000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestz.ps.256(<8 x float>, <8 x float>)

; run: @avx2_permd() == i256 26959947294860813480472233495840657099900458125824103949165427425281
define i256 @avx2_permd() {
  %r = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> <i32 92997786, i32 908893643, i32 1, i32 1672139474, i32 -19411815, i32 -1394498779, i32 100, i32 -1278651086>, <8 x i32> <i32 2, i32 1787771872, i32 127, i32 1468483152, i32 1914019829, i32 -2081147274, i32 1129493374, i32 1597786554>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)

; run: @avx2_permps() == i256 28834944103896890852669935865218004444298177586784437629792047998604830310400
define i256 @avx2_permps() {
  %r = call <8 x float> @llvm.x86.avx2.permps(<8 x float> <float 0x3E10000000000000, float 0x400E000000000000, float 0xC004000000000000, float 0x3FF8000000000000, float 0xC1E65A0BC0000000, float 0xC01D000000000000, float 0x0000000000000000, float 0x3FF8000000000000>, <8 x i32> <i32 1537912466, i32 12, i32 -1841072996, i32 100, i32 1569689813, i32 1198829982, i32 -509429845, i32 1709579479>)
  %q = bitcast <8 x float> %r to i256
  ret i256 %q
}
declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)

; run: @avx2_psllv_d_256() == i256 4586236696206292302061474382467345201467153637715356942336
define i256 @avx2_psllv_d_256() {
  %r = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> <i32 -128, i32 -1, i32 191813849, i32 127, i32 -128, i32 -1755229837, i32 -28384241, i32 -1281262005>, <8 x i32> <i32 31, i32 0, i32 32, i32 31, i32 31, i32 3, i32 32, i32 32>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>)

; run: @avx2_psllv_q_256() == i256 1321371246094554434691553168498858327373301719100507815936
define i256 @avx2_psllv_q_256() {
  %r = call <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64> <i64 4723074634087850803, i64 476203920812452730, i64 7402924163617067910, i64 -8751332072239888800>, <4 x i64> <i64 18, i64 69, i64 3, i64 69>)
  %q = bitcast <4 x i64> %r to i256
  ret i256 %q
}
declare <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64>, <4 x i64>)

; run: @avx2_psrav_d_256() == i256 -54081582082684501834650540935331844742718671462381091178555842505347312910336
define i256 @avx2_psrav_d_256() {
  %r = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> <i32 100, i32 1276486573, i32 260167004, i32 -817905127, i32 -754229081, i32 -1225868636, i32 100, i32 -2005997369>, <8 x i32> <i32 31, i32 1, i32 3, i32 37, i32 32, i32 7, i32 1, i32 0>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>)

; run: @avx2_psrlv_d_256() == i256 680564733921105176620361347648593068033
define i256 @avx2_psrlv_d_256() {
  %r = call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> <i32 -128, i32 1052106696, i32 1239079190, i32 388186036, i32 2, i32 1221619031, i32 55614995, i32 1>, <8 x i32> <i32 31, i32 7, i32 18, i32 28, i32 0, i32 37, i32 32, i32 1>)
  %q = bitcast <8 x i32> %r to i256
  ret i256 %q
}
declare <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32>, <8 x i32>)

; run: @avx2_psrlv_q_256() == i256 14597084469976417426792405010806849948045923402110142758458360518884196352
define i256 @avx2_psrlv_q_256() {
  %r = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> <i64 127, i64 6203591100539949962, i64 -9140447439809611714, i64 -8921702022540650817>, <4 x i64> <i64 28, i64 63, i64 7, i64 12>)
  %q = bitcast <4 x i64> %r to i256
  ret i256 %q
}
declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>)

; run: @avx_vpermilvar_ps() == i128 15010022985558607872154140672
define i128 @avx_vpermilvar_ps() {
  %r = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> <float 0x8000000000000000, float 0x3E10000000000000, float 0x0000000000000000, float 0x41CDCD6500000000>, <4 x i32> <i32 -1018100360, i32 12, i32 1, i32 1642100266>)
  %q = bitcast <4 x float> %r to i128
  ret i128 %q
}
declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>)

; run: @avx_vpermilvar_pd() == i128 170099645085600953115266242164050362368
define i128 @avx_vpermilvar_pd() {
  %r = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> <double 0x7FF8000000000000, double 0x3FF0000000000000>, <2 x i64> <i64 -7271786815114050301, i64 7188066942961372385>)
  %q = bitcast <2 x double> %r to i128
  ret i128 %q
}
declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)

; run: @avx_vtestz_ps() == i32 1
define i32 @avx_vtestz_ps() {
  %r = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> <float 0x405EE00000000000, float 0x0000000000000000, float 0x3FF0000000000000, float 0x0000000000000000>, <4 x float> <float 0x3FF0000000000000, float 0x41CDCD6500000000, float 0x41CDCD6500000000, float 0xC1E65A0BC0000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>)

; run: @avx_vtestc_ps() == i32 0
define i32 @avx_vtestc_ps() {
  %r = call i32 @llvm.x86.avx.vtestc.ps(<4 x float> <float 0x8000000000000000, float 0x8000000000000000, float 0x41CDCD6500000000, float 0x3FF0000000000000>, <4 x float> <float 0x3E10000000000000, float 0x41CDCD6500000000, float 0xC1E65A0BC0000000, float 0x400E000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>)

; run: @avx_vtestnzc_ps() == i32 0
define i32 @avx_vtestnzc_ps() {
  %r = call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> <float 0x3E10000000000000, float 0x0000000000000000, float 0x41CDCD6500000000, float 0x4059200000000000>, <4 x float> <float 0x3FF8000000000000, float 0x41CDCD6500000000, float 0x8000000000000000, float 0x3FE0000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>)

; run: @avx_vtestz_pd() == i32 1
define i32 @avx_vtestz_pd() {
  %r = call i32 @llvm.x86.avx.vtestz.pd(<2 x double> <double 0x4059200000000000, double 0x3E10000000000000>, <2 x double> <double 0x3E10000000000000, double 0x405EE00000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>)

; run: @avx_vtestc_pd() == i32 1
define i32 @avx_vtestc_pd() {
  %r = call i32 @llvm.x86.avx.vtestc.pd(<2 x double> <double 0xC1E65A0BC0000000, double 0x3FF0000000000000>, <2 x double> <double 0x7FF8000000000000, double 0x3E10000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>)

; run: @avx_vtestnzc_pd() == i32 0
define i32 @avx_vtestnzc_pd() {
  %r = call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> <double 0x3FF0000000000000, double 0x3FF0000000000000>, <2 x double> <double 0x400E000000000000, double 0x400E000000000000>)
  ret i32 %r
}
declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>)

; run: @avx2_psllv_d() == i128 7922816251442829560749314015232
define i128 @avx2_psllv_d() {
  %r = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> <i32 127, i32 -2117659859, i32 0, i32 100>, <4 x i32> <i32 37, i32 7, i32 1, i32 0>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32>, <4 x i32>)

; run: @avx2_psllv_q() == i128 3138215483855523687
define i128 @avx2_psllv_q() {
  %r = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> <i64 3138215483855523687, i64 7584844538227205332>, <2 x i64> <i64 0, i64 63>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64>, <2 x i64>)

; run: @avx2_psrlv_d() == i128 41860467034442131375093376401
define i128 @avx2_psrlv_d() {
  %r = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> <i32 886878755, i32 -128, i32 -2025706831, i32 -1740676426>, <4 x i32> <i32 5, i32 32, i32 0, i32 32>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32>, <4 x i32>)

; run: @avx2_psrlv_q() == i128 85365083972129959671499683347946274816
define i128 @avx2_psrlv_q() {
  %r = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> <i64 127, i64 -9191443124010469963>, <2 x i64> <i64 7, i64 1>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64>, <2 x i64>)

; run: @avx2_psrav_d() == i128 72769223122964025494453548765
define i128 @avx2_psrav_d() {
  %r = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> <i32 -1697138968, i32 127, i32 -700279612, i32 160117954>, <4 x i32> <i32 3, i32 7, i32 1, i32 31>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32>, <4 x i32>)

; run: @sha1msg1() == i128 110156699424604379466930781022260997760
define i128 @sha1msg1() {
  %r = call <4 x i32> @llvm.x86.sha1msg1(<4 x i32> <i32 1656416087, i32 -128, i32 -1639258336, i32 -1390373095>, <4 x i32> <i32 490783874, i32 818782885, i32 -926397993, i32 -1080228356>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha1msg1(<4 x i32>, <4 x i32>)

; run: @sha1msg2() == i128 97520552095312448273302175095844316972
define i128 @sha1msg2() {
  %r = call <4 x i32> @llvm.x86.sha1msg2(<4 x i32> <i32 1978226150, i32 100, i32 508018625, i32 615441210>, <4 x i32> <i32 -1537506564, i32 420298860, i32 2, i32 -1872858080>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha1msg2(<4 x i32>, <4 x i32>)

; run: @sha1nexte() == i128 -155836177463617801564620976136600254138
define i128 @sha1nexte() {
  %r = call <4 x i32> @llvm.x86.sha1nexte(<4 x i32> <i32 153237901, i32 127, i32 1, i32 637373187>, <4 x i32> <i32 805472582, i32 1806937189, i32 -1383445281, i32 -1052530561>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha1nexte(<4 x i32>, <4 x i32>)

; run: @sha1rnds4_0() == i128 44573924361873908105252860229484933583
define i128 @sha1rnds4_0() {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> <i32 -391086313, i32 -1403516724, i32 980596070, i32 1551804439>, <4 x i32> <i32 -677118328, i32 -1262498523, i32 100, i32 100>, i8 0)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha1rnds4(<4 x i32>, <4 x i32>, i8)

; run: @sha1rnds4_1() == i128 152128590995897494690499844364206453973
define i128 @sha1rnds4_1() {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> <i32 733236920, i32 536389967, i32 100, i32 1>, <4 x i32> <i32 -128, i32 -1371779641, i32 12, i32 0>, i8 1)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}

; run: @sha1rnds4_2() == i128 -43292447006643504653828662381001047844
define i128 @sha1rnds4_2() {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> <i32 653813607, i32 100, i32 -128, i32 -1>, <4 x i32> <i32 -621182952, i32 956237604, i32 127, i32 -1066672333>, i8 2)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}

; run: @sha1rnds4_3() == i128 -69372762504776028275619019779659369444
define i128 @sha1rnds4_3() {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> <i32 -1433528975, i32 -1668713411, i32 1757669038, i32 -922217419>, <4 x i32> <i32 1856521129, i32 -1185490491, i32 1660529667, i32 2>, i8 3)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}

; run: @sha256msg1() == i128 33727877056504378741315315792880227713
define i128 @sha256msg1() {
  %r = call <4 x i32> @llvm.x86.sha256msg1(<4 x i32> <i32 -1112932960, i32 -121160364, i32 0, i32 2>, <4 x i32> <i32 -1138968943, i32 12, i32 -1649937035, i32 12>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha256msg1(<4 x i32>, <4 x i32>)

; run: @sha256msg2() == i128 -143563517820766701679354577191140414709
define i128 @sha256msg2() {
  %r = call <4 x i32> @llvm.x86.sha256msg2(<4 x i32> <i32 1, i32 1817133909, i32 100, i32 -1886717642>, <4 x i32> <i32 1, i32 12, i32 1875132567, i32 -1901425309>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha256msg2(<4 x i32>, <4 x i32>)

; run: @sha256rnds2() == i128 -131527375511825672608533495224620001556
define i128 @sha256rnds2() {
  %r = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> <i32 100, i32 -1220343995, i32 1590065635, i32 1840026879>, <4 x i32> <i32 -1674833211, i32 2, i32 -1117819597, i32 45027380>, <4 x i32> <i32 -1235299232, i32 12, i32 12, i32 -1581694439>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sha256rnds2(<4 x i32>, <4 x i32>, <4 x i32>)

; run: @bmi_bextr_32() == i32 0
define i32 @bmi_bextr_32() {
  %r = call i32 @llvm.x86.bmi.bextr.32(i32 -1599669370, i32 288)
  ret i32 %r
}
declare i32 @llvm.x86.bmi.bextr.32(i32, i32)

; run: @bmi_bextr_64() == i64 0
define i64 @bmi_bextr_64() {
  %r = call i64 @llvm.x86.bmi.bextr.64(i64 451440142298982246, i64 7998)
  ret i64 %r
}
declare i64 @llvm.x86.bmi.bextr.64(i64, i64)

; run: @bmi_bzhi_32() == i32 -1114727439
define i32 @bmi_bzhi_32() {
  %r = call i32 @llvm.x86.bmi.bzhi.32(i32 -1114727439, i32 64)
  ret i32 %r
}
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)

; run: @bmi_bzhi_64() == i64 5637782072236
define i64 @bmi_bzhi_64() {
  %r = call i64 @llvm.x86.bmi.bzhi.64(i64 4318148439872334764, i64 300)
  ret i64 %r
}
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)

; run: @bmi_pdep_32() == i32 589828104
define i32 @bmi_pdep_32() {
  %r = call i32 @llvm.x86.bmi.pdep.32(i32 -1696819350, i32 598283274)
  ret i32 %r
}
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)

; run: @bmi_pdep_64() == i64 2317264757563855033
define i64 @bmi_pdep_64() {
  %r = call i64 @llvm.x86.bmi.pdep.64(i64 6723620873455066429, i64 7145479319373026237)
  ret i64 %r
}
declare i64 @llvm.x86.bmi.pdep.64(i64, i64)

; run: @bmi_pext_32() == i32 3274
define i32 @bmi_pext_32() {
  %r = call i32 @llvm.x86.bmi.pext.32(i32 -843380450, i32 -485446272)
  ret i32 %r
}
declare i32 @llvm.x86.bmi.pext.32(i32, i32)

; run: @bmi_pext_64() == i64 43184200
define i64 @bmi_pext_64() {
  %r = call i64 @llvm.x86.bmi.pext.64(i64 5939980391934945806, i64 770192930475939377)
  ret i64 %r
}
declare i64 @llvm.x86.bmi.pext.64(i64, i64)
