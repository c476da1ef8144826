; AVX-VNNI-INT8 and AVX-VNNI-INT16: sums of products of neighbors, computed from what the instruction set manual says of each:
; which factors are signed, and that a sum saturates as a signed number unless both factors are unsigned. The first elements
; go beyond the ends.
; run: @vpdpbssd_128() == i1 true
; run: @vpdpbssd_256() == i1 true
; run: @vpdpbssds_128() == i1 true
; run: @vpdpbssds_256() == i1 true
; run: @vpdpbsud_128() == i1 true
; run: @vpdpbsud_256() == i1 true
; run: @vpdpbsuds_128() == i1 true
; run: @vpdpbsuds_256() == i1 true
; run: @vpdpbuud_128() == i1 true
; run: @vpdpbuud_256() == i1 true
; run: @vpdpbuuds_128() == i1 true
; run: @vpdpbuuds_256() == i1 true
; run: @vpdpwsud_128() == i1 true
; run: @vpdpwsud_256() == i1 true
; run: @vpdpwsuds_128() == i1 true
; run: @vpdpwsuds_256() == i1 true
; run: @vpdpwusd_128() == i1 true
; run: @vpdpwusd_256() == i1 true
; run: @vpdpwusds_128() == i1 true
; run: @vpdpwusds_256() == i1 true
; run: @vpdpwuud_128() == i1 true
; run: @vpdpwuud_256() == i1 true
; run: @vpdpwuuds_128() == i1 true
; run: @vpdpwuuds_256() == i1 true
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32>, <32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32>, <16 x i16>, <16 x i16>)
declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
define i1 @vpdpbssd_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -1, i32 -16>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 1, i8 127, i8 -107, i8 -109, i8 -128, i8 11, i8 127, i8 127>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 0, i8 127, i8 -78, i8 20, i8 1, i8 -1, i8 73, i8 18>)
  %e = icmp eq <4 x i32> %r, <i32 -2147419148, i32 2147418640, i32 22294, i32 11402>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbssd_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -2147483648, i32 5, i32 5, i32 1415900354, i32 5, i32 -2147483648>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 -1, i8 -2, i8 114, i8 0, i8 88, i8 0, i8 1, i8 -128, i8 -1, i8 127, i8 0, i8 0, i8 -1, i8 -47, i8 1, i8 0, i8 -82, i8 -11, i8 -128, i8 127, i8 3, i8 1, i8 -1, i8 0>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 15, i8 127, i8 -128, i8 -128, i8 1, i8 -128, i8 -99, i8 127, i8 38, i8 -12, i8 -1, i8 -128, i8 -2, i8 122, i8 -128, i8 -1, i8 122, i8 41, i8 127, i8 -121, i8 1, i8 -62, i8 -128, i8 66>)
  %e = icmp eq <8 x i32> %r, <i32 -2147419148, i32 2147418640, i32 2147468787, i32 -16262, i32 -1557, i32 1415894494, i32 -42073, i32 -2147483579>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbssds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 61172929, i32 2147483647>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 -71, i8 -12, i8 20, i8 127, i8 -1, i8 1, i8 -100, i8 122>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 -128, i8 43, i8 7, i8 0, i8 37, i8 -104, i8 -88, i8 39>)
  %e = icmp eq <4 x i32> %r, <i32 2147483647, i32 -2147483648, i32 61181641, i32 2147483647>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbssds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -1, i32 -2147483648, i32 5, i32 -16, i32 -1, i32 -1>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 90, i8 -87, i8 1, i8 1, i8 127, i8 -128, i8 -58, i8 -128, i8 38, i8 0, i8 30, i8 -1, i8 -121, i8 -128, i8 14, i8 -1, i8 -128, i8 1, i8 -128, i8 1, i8 -101, i8 -1, i8 1, i8 -127>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 -56, i8 127, i8 -92, i8 36, i8 127, i8 56, i8 24, i8 0, i8 127, i8 0, i8 103, i8 127, i8 -128, i8 4, i8 0, i8 -128, i8 1, i8 -125, i8 28, i8 -55, i8 -128, i8 -1, i8 127, i8 127>)
  %e = icmp eq <8 x i32> %r, <i32 2147483647, i32 -2147483648, i32 -16146, i32 -2147476079, i32 7794, i32 15088, i32 -3893, i32 -3074>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbsud_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -2147483648, i32 2147483647>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 106, i8 68, i8 11, i8 127, i8 -8, i8 -128, i8 -1, i8 -121>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -1, i8 -1, i8 -1, i8 -1, i8 -90, i8 0, i8 0, i8 78, i8 -5, i8 127, i8 -76, i8 35>)
  %e = icmp eq <4 x i32> %r, <i32 -2147419148, i32 2147353104, i32 -2147456146, i32 2147460968>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbsud_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 -16, i32 2147483647, i32 5, i32 -1, i32 2147483647>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 -1, i8 -8, i8 82, i8 -1, i8 127, i8 0, i8 -1, i8 127, i8 -128, i8 -128, i8 1, i8 -128, i8 127, i8 1, i8 39, i8 -73, i8 -104, i8 -1, i8 126, i8 1, i8 11, i8 -73, i8 -96, i8 1>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -1, i8 -1, i8 -1, i8 -1, i8 -11, i8 0, i8 -128, i8 -82, i8 -1, i8 -128, i8 -128, i8 23, i8 16, i8 121, i8 -128, i8 60, i8 52, i8 0, i8 0, i8 -1, i8 -99, i8 50, i8 127, i8 -1, i8 34, i8 -128, i8 -128, i8 -84>)
  %e = icmp eq <8 x i32> %r, <i32 -2147419148, i32 2147353104, i32 10061, i32 35162, i32 2147458559, i32 -12006, i32 -122, i32 2147462561>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbsuds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -1, i32 -16>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 -1, i8 1, i8 -128, i8 59, i8 0, i8 127, i8 0, i8 103>, <16 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -1, i8 -1, i8 -1, i8 -1, i8 0, i8 1, i8 0, i8 -38, i8 -128, i8 -1, i8 38, i8 -1>)
  %e = icmp eq <4 x i32> %r, <i32 2147483647, i32 -2147483648, i32 12862, i32 58634>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbsuds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 -1, i32 -2147483648, i32 5, i32 5, i32 2147483647>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -128, i8 -128, i8 -128, i8 -128, i8 1, i8 0, i8 -1, i8 -1, i8 127, i8 1, i8 30, i8 127, i8 1, i8 127, i8 0, i8 -1, i8 109, i8 127, i8 127, i8 -128, i8 -1, i8 1, i8 -128, i8 105, i8 1, i8 -1, i8 -128, i8 1>, <32 x i8> <i8 127, i8 127, i8 127, i8 127, i8 -1, i8 -1, i8 -1, i8 -1, i8 32, i8 0, i8 125, i8 0, i8 -19, i8 -38, i8 0, i8 -128, i8 127, i8 -128, i8 -72, i8 -40, i8 117, i8 -128, i8 127, i8 -128, i8 77, i8 -96, i8 0, i8 28, i8 -1, i8 1, i8 -1, i8 1>)
  %e = icmp eq <8 x i32> %r, <i32 2147483647, i32 -2147483648, i32 -109, i32 46572, i32 -2147467481, i32 28759, i32 3028, i32 2147451262>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbuud_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32> <i32 -16, i32 -16, i32 -1, i32 -1>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 0, i8 58, i8 -1, i8 92, i8 50, i8 -1, i8 -127, i8 0, i8 79, i8 49, i8 127>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -128, i8 37, i8 13, i8 1, i8 -128, i8 47, i8 -1, i8 -1, i8 127, i8 127, i8 -122, i8 8>)
  %e = icmp eq <4 x i32> %r, <i32 260084, i32 33633, i32 112045, i32 17614>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbuud_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32> <i32 -16, i32 -1, i32 -1, i32 2147483647, i32 -2147483648, i32 5, i32 2147483647, i32 5>, <32 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 127, i8 -1, i8 110, i8 0, i8 1, i8 49, i8 0, i8 0, i8 0, i8 -128, i8 -128, i8 -128, i8 86, i8 -1, i8 -99, i8 -1, i8 76, i8 1, i8 -94, i8 16, i8 127, i8 0, i8 98, i8 -23, i8 0, i8 0, i8 -1, i8 -59>, <32 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 127, i8 -128, i8 123, i8 -1, i8 0, i8 -4, i8 1, i8 -128, i8 0, i8 127, i8 1, i8 60, i8 -40, i8 -62, i8 -1, i8 1, i8 -1, i8 50, i8 127, i8 127, i8 1, i8 -128, i8 127, i8 127, i8 25, i8 -3, i8 -128, i8 127>)
  %e = icmp eq <8 x i32> %r, <i32 260084, i32 62298, i32 12347, i32 -2147459585, i32 -2147375312, i32 42041, i32 -2147441485, i32 57664>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbuuds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32> <i32 -16, i32 5, i32 612019125, i32 -16>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 89, i8 -1, i8 -128, i8 -1, i8 127, i8 -47, i8 -1, i8 -1, i8 -128, i8 -116, i8 0, i8 0>, <16 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -86, i8 -128, i8 1, i8 106, i8 -1, i8 100, i8 52, i8 111, i8 108, i8 -128, i8 -1, i8 127>)
  %e = icmp eq <4 x i32> %r, <i32 -1, i32 74933, i32 612113975, i32 -1>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpbuuds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32> <i32 -16, i32 -1, i32 -1, i32 -16, i32 -1, i32 5, i32 208613324, i32 -1>, <32 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 -128, i8 0, i8 -54, i8 50, i8 -128, i8 123, i8 1, i8 99, i8 1, i8 -28, i8 127, i8 -99, i8 -44, i8 1, i8 0, i8 40, i8 -128, i8 127, i8 1, i8 -84, i8 -1, i8 1, i8 -1, i8 78, i8 0, i8 -1, i8 0, i8 -128>, <32 x i8> <i8 -1, i8 -1, i8 -1, i8 -1, i8 0, i8 -128, i8 0, i8 0, i8 -128, i8 127, i8 -1, i8 -126, i8 1, i8 -89, i8 34, i8 -128, i8 -69, i8 28, i8 0, i8 127, i8 -72, i8 16, i8 -100, i8 40, i8 1, i8 0, i8 1, i8 122, i8 -1, i8 60, i8 -128, i8 0>)
  %e = icmp eq <8 x i32> %r, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 32625, i32 208623350, i32 -1>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwsud_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 -1>, <8 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 25837, i16 24344, i16 -1, i16 -1>, <8 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 1, i16 -6834, i16 -32768, i16 14525>)
  %e = icmp eq <4 x i32> %r, <i32 -131086, i32 -2147418096, i32 1429067309, i32 -47294>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwsud_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 2147483647, i32 -25506334, i32 -16, i32 5, i32 -16, i32 -16>, <16 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -32768, i16 1, i16 1, i16 32767, i16 1, i16 10395, i16 32767, i16 29547, i16 32767, i16 -14277, i16 -1, i16 3678>, <16 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 16285, i16 -32768, i16 1, i16 32767, i16 -32768, i16 6875, i16 1, i16 12927, i16 32767, i16 1, i16 27213, i16 11445>)
  %e = icmp eq <8 x i32> %r, <i32 -131086, i32 -2147418096, i32 1613889535, i32 1048169956, i32 71498377, i32 381986841, i32 1073661996, i32 42067481>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwsuds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 -396990733>, <8 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -1, i16 17431, i16 -21022, i16 1>, <8 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 32767, i16 13289, i16 -16637, i16 12578>)
  %e = icmp eq <4 x i32> %r, <i32 2147483647, i32 -2147483648, i32 231607776, i32 -1424932933>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwsuds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 207910913, i32 -1, i32 -1, i32 5, i32 -16, i32 -1>, <16 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -32768, i16 32767, i16 -1, i16 25661, i16 5098, i16 32767, i16 -32768, i16 1, i16 22600, i16 -19613, i16 -32768, i16 -32768>, <16 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 -32768, i16 -16006, i16 -3649, i16 32767, i16 -32768, i16 -32768, i16 -24148, i16 31268, i16 -32768, i16 -23179, i16 -1, i16 -1>)
  %e = icmp eq <8 x i32> %r, <i32 2147483647, i32 -2147483648, i32 757118599, i32 840772099, i32 1240760319, i32 -1356170711, i32 -90191057, i32 -2147483648>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwusd_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 2147483647>, <8 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 32767, i16 -11284, i16 -1, i16 -32768>, <8 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -11447, i16 0, i16 1, i16 32767>)
  %e = icmp eq <4 x i32> %r, <i32 -131086, i32 -2147418096, i32 -375083865, i32 -1073709058>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwusd_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -1, i32 -1, i32 2147483647, i32 2147483647, i32 -2147483648, i32 -16>, <16 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 0, i16 -16698, i16 -32768, i16 -1, i16 1, i16 0, i16 -24200, i16 0, i16 1, i16 -16189, i16 2220, i16 -1>, <16 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 32767, i16 32767, i16 -1, i16 1, i16 32767, i16 -18143, i16 1, i16 32767, i16 32767, i16 -32768, i16 -32768, i16 32767>)
  %e = icmp eq <8 x i32> %r, <i32 -131086, i32 -2147418096, i32 1600274745, i32 32766, i32 -2147450882, i32 -2147442313, i32 530513919, i32 2074640369>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwusds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32> <i32 2147483632, i32 -2147483632, i32 2147483647, i32 -16>, <8 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 32767, i16 0, i16 32767, i16 28182>, <8 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -23483, i16 -9671, i16 32767, i16 29746>)
  %e = icmp eq <4 x i32> %r, <i32 2147483647, i32 -2147483648, i32 1378016186, i32 1911978045>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwusds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32> <i32 2147483632, i32 -2147483632, i32 -16, i32 5, i32 -2147483648, i32 -2147483648, i32 1516689178, i32 -16>, <16 x i16> <i16 32767, i16 32767, i16 -1, i16 -1, i16 26826, i16 32767, i16 21499, i16 25474, i16 -6017, i16 2499, i16 32767, i16 32767, i16 -32768, i16 29935, i16 0, i16 -1>, <16 x i16> <i16 32767, i16 32767, i16 -32768, i16 -32768, i16 -25297, i16 -32768, i16 0, i16 -32768, i16 0, i16 -21307, i16 -1, i16 -1, i16 -3937, i16 -1868, i16 0, i16 32767>)
  %e = icmp eq <8 x i32> %r, <i32 2147483647, i32 -2147483648, i32 -1752326394, i32 -834732027, i32 -2147483648, i32 -2147483648, i32 1331762982, i32 2147385329>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwuud_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32> <i32 -16, i32 -1, i32 5, i32 64363711>, <8 x i16> <i16 -1, i16 -1, i16 0, i16 32767, i16 0, i16 -1122, i16 32767, i16 -1>, <8 x i16> <i16 -1, i16 -1, i16 -32768, i16 23752, i16 -1, i16 3739, i16 1, i16 -14154>)
  %e = icmp eq <4 x i32> %r, <i32 -262158, i32 778281783, i32 240843951, i32 -863251448>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwuud_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32> <i32 -16, i32 -1, i32 2147483647, i32 -16, i32 -2147483648, i32 -2147483648, i32 -16, i32 -2147483648>, <16 x i16> <i16 -1, i16 -1, i16 -27625, i16 32767, i16 0, i16 32767, i16 0, i16 11004, i16 -20446, i16 -14334, i16 1, i16 -10565, i16 0, i16 -30750, i16 0, i16 7666>, <16 x i16> <i16 -1, i16 -1, i16 1, i16 0, i16 -19634, i16 0, i16 1, i16 432, i16 -1, i16 1, i16 -1, i16 24573, i16 -32768, i16 -1, i16 1869, i16 -32768>)
  %e = icmp eq <8 x i32> %r, <i32 -262158, i32 37910, i32 2147483647, i32 4753712, i32 807540704, i32 -796615730, i32 -2015266802, i32 -1896284160>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwuuds_128() {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32> <i32 -16, i32 5, i32 -16, i32 2147483647>, <8 x i16> <i16 -1, i16 -1, i16 32767, i16 -1, i16 1, i16 -1, i16 0, i16 1>, <8 x i16> <i16 -1, i16 -1, i16 -13635, i16 32767, i16 -1, i16 -32768, i16 2624, i16 1>)
  %e = icmp eq <4 x i32> %r, <i32 -1, i32 -446941879, i32 -1, i32 -2147483648>
  %t = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %e)
  ret i1 %t
}
define i1 @vpdpwuuds_256() {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32> <i32 -16, i32 2147483647, i32 2147483647, i32 40061175, i32 2147483647, i32 2147483647, i32 2147483647, i32 -16>, <16 x i16> <i16 -1, i16 -1, i16 -22413, i16 1, i16 -25446, i16 32767, i16 -19897, i16 -8106, i16 13926, i16 0, i16 11396, i16 32767, i16 27628, i16 -5631, i16 879, i16 32767>, <16 x i16> <i16 -1, i16 -1, i16 0, i16 -32768, i16 1, i16 3579, i16 1, i16 -32768, i16 27595, i16 0, i16 -32768, i16 -26617, i16 32767, i16 0, i16 -32768, i16 13911>)
  %e = icmp eq <8 x i32> %r, <i32 -1, i32 -2147450881, i32 -2030170466, i32 1921973054, i32 -1763195679, i32 -498800648, i32 -1242196973, i32 -1>
  %t = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %e)
  ret i1 %t
}
