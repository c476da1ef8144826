; SSE4.2, AES and CLMUL. Each function is one instruction; what is expected is what the processor gives (by way of LLVM 22).

; run: @pcmpistri() == i32 16
define i32 @pcmpistri() {
  %r = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> <i8 97, i8 120, i8 121, i8 120, i8 98, i8 120, i8 99, i8 98, i8 120, i8 99, i8 121, i8 120, i8 121, i8 97, i8 122, i8 121>, <16 x i8> <i8 98, i8 99, i8 0, i8 97, i8 121, i8 99, i8 97, i8 120, i8 99, i8 120, i8 97, i8 98, i8 99, i8 122, i8 120, i8 97>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistri128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistria() == i32 0
define i32 @pcmpistria() {
  %r = call i32 @llvm.x86.sse42.pcmpistria128(<16 x i8> <i8 99, i8 0, i8 98, i8 99, i8 122, i8 97, i8 120, i8 99, i8 97, i8 0, i8 0, i8 120, i8 99, i8 97, i8 122, i8 120>, <16 x i8> <i8 122, i8 0, i8 97, i8 121, i8 98, i8 99, i8 99, i8 99, i8 120, i8 0, i8 121, i8 121, i8 99, i8 121, i8 121, i8 97>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistria128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistric() == i32 1
define i32 @pcmpistric() {
  %r = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> <i8 0, i8 121, i8 121, i8 120, i8 120, i8 122, i8 98, i8 121, i8 122, i8 120, i8 120, i8 97, i8 98, i8 97, i8 120, i8 99>, <16 x i8> <i8 97, i8 99, i8 0, i8 99, i8 120, i8 121, i8 121, i8 97, i8 98, i8 97, i8 120, i8 98, i8 122, i8 99, i8 97, i8 121>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistric128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistrio() == i32 0
define i32 @pcmpistrio() {
  %r = call i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8> <i8 97, i8 121, i8 0, i8 122, i8 97, i8 97, i8 97, i8 99, i8 122, i8 99, i8 99, i8 120, i8 122, i8 98, i8 97, i8 120>, <16 x i8> <i8 120, i8 99, i8 98, i8 122, i8 99, i8 121, i8 122, i8 121, i8 121, i8 0, i8 120, i8 0, i8 120, i8 121, i8 120, i8 0>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistrio128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistris() == i32 1
define i32 @pcmpistris() {
  %r = call i32 @llvm.x86.sse42.pcmpistris128(<16 x i8> <i8 97, i8 98, i8 99, i8 120, i8 99, i8 0, i8 121, i8 97, i8 97, i8 120, i8 99, i8 99, i8 0, i8 99, i8 122, i8 97>, <16 x i8> <i8 120, i8 120, i8 0, i8 120, i8 99, i8 98, i8 98, i8 122, i8 0, i8 122, i8 121, i8 120, i8 99, i8 99, i8 98, i8 98>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistris128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistriz() == i32 1
define i32 @pcmpistriz() {
  %r = call i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8> <i8 120, i8 97, i8 122, i8 120, i8 99, i8 99, i8 98, i8 121, i8 98, i8 120, i8 121, i8 121, i8 120, i8 97, i8 99, i8 120>, <16 x i8> <i8 97, i8 98, i8 0, i8 98, i8 122, i8 120, i8 98, i8 122, i8 120, i8 121, i8 122, i8 121, i8 97, i8 97, i8 0, i8 121>, i8 12)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpistriz128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpistrm() == i128 4278190080
define i128 @pcmpistrm() {
  %r = call <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8> <i8 99, i8 97, i8 99, i8 99, i8 121, i8 99, i8 98, i8 0, i8 97, i8 97, i8 98, i8 120, i8 97, i8 99, i8 120, i8 121>, <16 x i8> <i8 98, i8 97, i8 98, i8 99, i8 0, i8 99, i8 98, i8 99, i8 120, i8 97, i8 97, i8 122, i8 97, i8 0, i8 98, i8 97>, i8 68)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse42.pcmpistrm128(<16 x i8>, <16 x i8>, i8)

; run: @pcmpestri() == i32 2
define i32 @pcmpestri() {
  %r = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> <i8 122, i8 99, i8 97, i8 98, i8 97, i8 122, i8 97, i8 0, i8 122, i8 121, i8 0, i8 99, i8 0, i8 99, i8 99, i8 120>, i32 3, <16 x i8> <i8 0, i8 99, i8 99, i8 97, i8 120, i8 98, i8 98, i8 122, i8 120, i8 0, i8 97, i8 0, i8 99, i8 120, i8 0, i8 98>, i32 3, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestria() == i32 0
define i32 @pcmpestria() {
  %r = call i32 @llvm.x86.sse42.pcmpestria128(<16 x i8> <i8 122, i8 122, i8 122, i8 0, i8 121, i8 98, i8 120, i8 122, i8 121, i8 97, i8 99, i8 120, i8 97, i8 122, i8 99, i8 97>, i32 5, <16 x i8> <i8 98, i8 97, i8 122, i8 97, i8 98, i8 99, i8 99, i8 98, i8 121, i8 120, i8 97, i8 0, i8 122, i8 122, i8 97, i8 121>, i32 5, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestria128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestric() == i32 1
define i32 @pcmpestric() {
  %r = call i32 @llvm.x86.sse42.pcmpestric128(<16 x i8> <i8 121, i8 120, i8 99, i8 99, i8 99, i8 122, i8 98, i8 0, i8 0, i8 0, i8 121, i8 99, i8 120, i8 98, i8 122, i8 97>, i32 9, <16 x i8> <i8 121, i8 98, i8 98, i8 97, i8 121, i8 99, i8 97, i8 98, i8 98, i8 98, i8 120, i8 122, i8 122, i8 121, i8 98, i8 99>, i32 9, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestric128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestrio() == i32 0
define i32 @pcmpestrio() {
  %r = call i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8> <i8 98, i8 98, i8 0, i8 98, i8 97, i8 121, i8 121, i8 121, i8 122, i8 0, i8 122, i8 121, i8 120, i8 98, i8 0, i8 120>, i32 9, <16 x i8> <i8 99, i8 122, i8 99, i8 97, i8 121, i8 98, i8 121, i8 120, i8 0, i8 121, i8 122, i8 97, i8 122, i8 122, i8 122, i8 99>, i32 9, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestrio128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestris() == i32 1
define i32 @pcmpestris() {
  %r = call i32 @llvm.x86.sse42.pcmpestris128(<16 x i8> <i8 120, i8 121, i8 0, i8 97, i8 99, i8 97, i8 121, i8 98, i8 121, i8 98, i8 122, i8 0, i8 99, i8 120, i8 99, i8 0>, i32 5, <16 x i8> <i8 0, i8 121, i8 121, i8 122, i8 99, i8 98, i8 98, i8 120, i8 121, i8 121, i8 122, i8 98, i8 122, i8 97, i8 121, i8 0>, i32 3, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestris128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestriz() == i32 1
define i32 @pcmpestriz() {
  %r = call i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8> <i8 120, i8 98, i8 99, i8 121, i8 97, i8 98, i8 99, i8 122, i8 98, i8 99, i8 120, i8 0, i8 99, i8 97, i8 122, i8 99>, i32 5, <16 x i8> <i8 122, i8 97, i8 121, i8 98, i8 97, i8 121, i8 98, i8 99, i8 0, i8 120, i8 120, i8 0, i8 99, i8 97, i8 120, i8 120>, i32 5, i8 64)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.pcmpestriz128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @pcmpestrm() == i128 65491
define i128 @pcmpestrm() {
  %r = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> <i8 98, i8 120, i8 122, i8 122, i8 120, i8 121, i8 97, i8 0, i8 120, i8 121, i8 121, i8 97, i8 98, i8 121, i8 0, i8 122>, i32 5, <16 x i8> <i8 99, i8 121, i8 122, i8 98, i8 99, i8 120, i8 121, i8 0, i8 121, i8 122, i8 122, i8 98, i8 120, i8 122, i8 0, i8 122>, i32 9, i8 16)
  %q = bitcast <16 x i8> %r to i128
  ret i128 %q
}
declare <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8>, i32, <16 x i8>, i32, i8)

; run: @crc32b() == i32 -447052895
define i32 @crc32b() {
  %r = call i32 @llvm.x86.sse42.crc32.32.8(i32 1984073179, i8 29)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)

; run: @crc32w() == i32 291678892
define i32 @crc32w() {
  %r = call i32 @llvm.x86.sse42.crc32.32.16(i32 1215553490, i16 20123)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16)

; run: @crc32d() == i32 933288865
define i32 @crc32d() {
  %r = call i32 @llvm.x86.sse42.crc32.32.32(i32 1686695322, i32 1332371781)
  ret i32 %r
}
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)

; run: @crc32q() == i64 4002435179
define i64 @crc32q() {
  %r = call i64 @llvm.x86.sse42.crc32.64.64(i64 562534602854496508, i64 6957156463009008551)
  ret i64 %r
}
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64)

; run: @pclmulqdq() == i128 76377541612247077134357458538823022589
define i128 @pclmulqdq() {
  %r = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> <i64 -145578000606279991, i64 2>, <2 x i64> <i64 -7665750812880814932, i64 5341619131971252885>, i8 16)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)

; run: @aesenc() == i128 149193027347645876576721094375175987069
define i128 @aesenc() {
  %r = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> <i64 -8970290804840373189, i64 3667966266283272528>, <2 x i64> <i64 8228831008309728107, i64 6737715715324363170>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)

; run: @aesenclast() == i128 132754159251625044832692860469264902231
define i128 @aesenclast() {
  %r = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> <i64 -6201663528346032381, i64 12>, <2 x i64> <i64 1614053657464205868, i64 0>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>)

; run: @aesdec() == i128 -129902086674236588907703428516806503949
define i128 @aesdec() {
  %r = call <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64> <i64 100, i64 8705759076501521899>, <2 x i64> <i64 12, i64 12>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aesdec(<2 x i64>, <2 x i64>)

; run: @aesdeclast() == i128 109427355859909789576722607608377941073
define i128 @aesdeclast() {
  %r = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> <i64 -9223372036854775808, i64 -4919093984148545062>, <2 x i64> <i64 3, i64 0>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>)

; run: @aesimc() == i128 -18446744073338744292
define i128 @aesimc() {
  %r = call <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64> <i64 2, i64 -1>)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aesimc(<2 x i64>)

; run: @aeskeygenassist() == i128 -64966131025766249937636703005678143488
define i128 @aeskeygenassist() {
  %r = call <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64> <i64 7643665554554953619, i64 -3813325815165794102>, i8 27)
  %q = bitcast <2 x i64> %r to i128
  ret i128 %q
}
declare <2 x i64> @llvm.x86.aesni.aeskeygenassist(<2 x i64>, i8)
