; SSE2: integers. Each function is one instruction; what is expected is what the processor gives (by way of LLVM 22).

; run: @pmovmskb() == i32 17442
define i32 @pmovmskb() {
  %r = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> <i8 12, i8 -41, i8 87, i8 100, i8 10, i8 -114, i8 7, i8 12, i8 12, i8 0, i8 -13, i8 2, i8 2, i8 100, i8 -128, i8 12>)
  ret i32 %r
}
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)

; run: @packssdw() == i128 36354040440680930651936165715673087
define i128 @packssdw() {
  %r = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> <i32 387253181, i32 -2, i32 2147483647, i32 1528384400>, <4 x i32> <i32 202907304, i32 -853055875, i32 100, i32 7>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)

; run: @packsswb() == i128 169476640450399883990128132191144083454
define i128 @packsswb() {
  %r = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> <i16 -2, i16 22164, i16 7, i16 15655, i16 2, i16 7, i16 3, i16 -20863>, <8 x i16> <i16 12, i16 1, i16 7, i16 -2, i16 16495, i16 3, i16 -32768, i16 17010>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)

; run: @packuswb() == i128 -1318843371119335790274870293292974078
define i128 @packuswb() {
  %r = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> <i16 2, i16 -1, i16 6658, i16 32767, i16 -1, i16 -1, i16 0, i16 7>, <8 x i16> <i16 -590, i16 2, i16 -31038, i16 100, i16 -32768, i16 -569, i16 2, i16 4683>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)

; run: @pavgb() == i128 85424974273584574212838639009150417127
define i128 @pavgb() {
  %r = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> <i8 -1, i8 12, i8 -31, i8 127, i8 12, i8 69, i8 12, i8 -28, i8 110, i8 -95, i8 0, i8 93, i8 12, i8 31, i8 -128, i8 126>, <16 x i8> <i8 -50, i8 100, i8 -93, i8 8, i8 -96, i8 -115, i8 127, i8 79, i8 -103, i8 1, i8 12, i8 -72, i8 -60, i8 96, i8 7, i8 2>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)

; run: @pavgw() == i128 280384219328377905439159726432354305
define i128 @pavgw() {
  %r = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> <i16 3, i16 1, i16 -23331, i16 7, i16 32767, i16 -15161, i16 1, i16 7>, <8 x i16> <i16 -2, i16 16278, i16 -14650, i16 -12962, i16 12, i16 100, i16 3, i16 100>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)

; run: @pmaddwd() == i128 -279437729984525181299089704255488
define i128 @pmaddwd() {
  %r = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> <i16 -1, i16 2, i16 15887, i16 32767, i16 0, i16 -21595, i16 0, i16 1>, <8 x i16> <i16 -32768, i16 -32768, i16 -2, i16 100, i16 32767, i16 2, i16 23505, i16 -3528>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)

; run: @pmulhw() == i128 5192296858534845749326538883391688
define i128 @pmulhw() {
  %r = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> <i16 -21788, i16 31646, i16 -14449, i16 16497, i16 3, i16 7, i16 17792, i16 -2>, <8 x i16> <i16 24037, i16 14708, i16 7, i16 -4604, i16 19072, i16 0, i16 3, i16 -32768>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)

; run: @pmulhuw() == i128 140638552710274341146378712428256900084
define i128 @pmulhuw() {
  %r = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> <i16 30276, i16 12912, i16 -32768, i16 7, i16 9602, i16 1, i16 12, i16 -2>, <8 x i16> <i16 28791, i16 -1, i16 2, i16 -1945, i16 0, i16 -2, i16 0, i16 27087>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)

; run: @psadbw() == i128 14997202931925865464484
define i128 @psadbw() {
  %r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> <i8 2, i8 12, i8 -128, i8 -45, i8 0, i8 12, i8 127, i8 58, i8 -34, i8 -1, i8 -128, i8 3, i8 3, i8 92, i8 10, i8 0>, <16 x i8> <i8 12, i8 0, i8 100, i8 1, i8 -7, i8 123, i8 -128, i8 3, i8 126, i8 0, i8 127, i8 12, i8 0, i8 -29, i8 100, i8 -32>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)

; run: @psllw() == i128 88268412769863676518031743267635208
define i128 @psllw() {
  %r = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> <i16 1, i16 -18615, i16 2, i16 3, i16 25062, i16 -32768, i16 32767, i16 2>, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)

; run: @pslld() == i128 63400022050738898702591371064976
define i128 @pslld() {
  %r = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> <i32 -1650612526, i32 1, i32 -418340243, i32 100>, <4 x i32> <i32 3, i32 0, i32 0, i32 0>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>)

; run: @psllq() == i128 112426118091939035193261067627957059608
define i128 @psllq() {
  %r = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> <i64 3, i64 3067672018459895055>, <2 x i64> <i64 3, i64 0>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>)

; run: @psrlw() == i128 32457696620595020053856669228854284288
define i128 @psrlw() {
  %r = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> <i16 -32768, i16 -26473, i16 4720, i16 -19854, i16 -2, i16 100, i16 -1, i16 -15527>, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>)

; run: @psrld() == i128 21267647862516950502695446169276907520
define i128 @psrld() {
  %r = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> <i32 -2147483648, i32 12, i32 -310975750, i32 2147483647>, <4 x i32> <i32 3, i32 0, i32 0, i32 0>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)

; run: @psrlq() == i128 2305843009213693951
define i128 @psrlq() {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> <i64 -2, i64 2>, <2 x i64> <i64 3, i64 0>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>)

; run: @psraw() == i128 -19850150967285143707290575648482529280
define i128 @psraw() {
  %r = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> <i16 -32768, i16 4655, i16 100, i16 -29113, i16 0, i16 14044, i16 -1, i16 -30590>, <8 x i16> <i16 3, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>)

; run: @psrad() == i128 268435455
define i128 @psrad() {
  %r = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> <i32 2147483647, i32 3, i32 0, i32 7>, <4 x i32> <i32 3, i32 0, i32 0, i32 0>)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>)

; run: @psllwi() == i128 334920894484582567942160138866006336
define i128 @psllwi() {
  %r = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> <i16 -20278, i16 7, i16 2, i16 32767, i16 -17275, i16 -32768, i16 27655, i16 2>, i32 5)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)

; run: @pslldi() == i128 -40552147322407242755799959726080
define i128 @pslldi() {
  %r = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> <i32 12, i32 140020884, i32 412383480, i32 2147483647>, i32 9)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)

; run: @psllqi() == i128 1033017668127734890496
define i128 @psllqi() {
  %r = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> <i64 0, i64 7>, i32 3)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32)

; run: @psrlwi() == i128 3203748415307681876627605209227462655
define i128 @psrlwi() {
  %r = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> <i16 -2, i16 3, i16 3, i16 100, i16 3, i16 3, i16 -24633, i16 19773>, i32 5)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)

; run: @psrldi() == i128 42535295790840905557352265361314021376
define i128 @psrldi() {
  %r = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> <i32 3, i32 0, i32 2147483647, i32 -1>, i32 3)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)

; run: @psrlqi() == i128 3194088680275021846782005388658759790
define i128 @psrlqi() {
  %r = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> <i64 -3245511125109109299, i64 5540860618024858348>, i32 5)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)

; run: @psrawi() == i128 4991375447306026139099057946586
define i128 @psrawi() {
  %r = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> <i16 -19198, i16 7, i16 18231, i16 12, i16 -1, i16 100, i16 32767, i16 7>, i32 9)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)

; run: @psradi() == i128 950737950172324972622839283712
define i128 @psradi() {
  %r = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> <i32 0, i32 2147483647, i32 7, i32 100>, i32 3)
  %q = bitcast <4 x i32> %r to i128
  ret i128 %q
}
declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32)

; run: @paddsb() == i128 133023491689617364087093177689506479999
define i128 @paddsb() {
  %r = call <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8> <i8 117, i8 100, i8 -1, i8 12, i8 -75, i8 -1, i8 -15, i8 2, i8 12, i8 0, i8 100, i8 -84, i8 -125, i8 100, i8 12, i8 100>, <16 x i8> <i8 14, i8 127, i8 -125, i8 -1, i8 115, i8 100, i8 -3, i8 -72, i8 3, i8 71, i8 12, i8 114, i8 -2, i8 0, i8 7, i8 0>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8>, <16 x i8>)

; run: @paddsw() == i128 -3331702689486683271701944702079026
define i128 @paddsw() {
  %r = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> <i16 28622, i16 3, i16 31827, i16 3, i16 30531, i16 -1, i16 7, i16 32767>, <8 x i16> <i16 -32768, i16 -10064, i16 32767, i16 7, i16 -2, i16 1, i16 23477, i16 -32768>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)

; run: @paddusb() == i128 116972063584815328994351469280199049854
define i128 @paddusb() {
  %r = call <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8> <i8 123, i8 2, i8 2, i8 119, i8 -128, i8 -128, i8 -2, i8 -4, i8 -1, i8 62, i8 -109, i8 62, i8 2, i8 67, i8 -2, i8 87>, <16 x i8> <i8 3, i8 0, i8 0, i8 3, i8 90, i8 115, i8 -70, i8 3, i8 127, i8 0, i8 -2, i8 50, i8 -2, i8 -1, i8 2, i8 0>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8>, <16 x i8>)

; run: @paddusw() == i128 -1476020667640763051889673338374835
define i128 @paddusw() {
  %r = call <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16> <i16 10236, i16 12, i16 -1, i16 2, i16 31167, i16 -11015, i16 32767, i16 -1>, <8 x i16> <i16 -29359, i16 -7409, i16 2, i16 12, i16 -1, i16 -29809, i16 14138, i16 -17789>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16>, <8 x i16>)

; run: @psubsb() == i128 33452569362151968514965271438285973220
define i128 @psubsb() {
  %r = call <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8> <i8 -16, i8 -34, i8 35, i8 3, i8 -46, i8 -128, i8 7, i8 -128, i8 -1, i8 0, i8 74, i8 100, i8 -7, i8 1, i8 -86, i8 7>, <16 x i8> <i8 12, i8 56, i8 126, i8 -110, i8 -2, i8 12, i8 1, i8 -29, i8 7, i8 126, i8 1, i8 2, i8 -9, i8 70, i8 -128, i8 -18>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8>, <16 x i8>)

; run: @psubsw() == i128 28557650648174285035818472621834239
define i128 @psubsw() {
  %r = call <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16> <i16 24938, i16 3056, i16 -19680, i16 3, i16 12, i16 32767, i16 -32768, i16 3>, <8 x i16> <i16 -32768, i16 32727, i16 2, i16 20697, i16 -15203, i16 17939, i16 21698, i16 -2>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16>, <8 x i16>)

; run: @psubusb() == i128 24770890598202203508242907136
define i128 @psubusb() {
  %r = call <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8> <i8 -128, i8 122, i8 3, i8 -2, i8 12, i8 -67, i8 -115, i8 -117, i8 100, i8 2, i8 12, i8 82, i8 45, i8 1, i8 12, i8 12>, <16 x i8> <i8 -54, i8 -128, i8 -2, i8 7, i8 3, i8 12, i8 30, i8 127, i8 70, i8 7, i8 2, i8 2, i8 -128, i8 -104, i8 63, i8 125>)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8>, <16 x i8>)

; run: @psubusw() == i128 152238143892241146197641360888700076032
define i128 @psubusw() {
  %r = call <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16> <i16 1, i16 1, i16 8783, i16 100, i16 7, i16 0, i16 1, i16 29327>, <8 x i16> <i16 -31720, i16 3, i16 -29398, i16 16541, i16 0, i16 -7148, i16 -1, i16 7>)
  %q = bitcast <8 x i16> %r to i128
  ret i128 %q
}
declare <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16>, <8 x i16>)
