; A signaling NaN keeps its sign, quiet bit and payload in every operation that is not arithmetic.
; covers: 4-34
; run: @half_moved(i16 32001, i1 true) == i16 32001
; run: @half_moved(i16 32001, i1 false) == i16 32001
; run: @half_moved(i16 -1023, i1 true) == i16 -1023
; run: @half_moved(i16 -1023, i1 false) == i16 -1023
; run: @half_constant() == i16 32001
; run: @half_itself(half 0xH7D01) == half 0xH7D01
; run: @bfloat_moved(i16 32641, i1 true) == i16 32641
; run: @bfloat_moved(i16 32641, i1 false) == i16 32641
; run: @bfloat_moved(i16 -127, i1 true) == i16 -127
; run: @bfloat_moved(i16 -127, i1 false) == i16 -127
; run: @bfloat_constant() == i16 32641
; run: @bfloat_itself(bfloat 0xR7F81) == bfloat 0xR7F81
; run: @float_moved(i32 2141192193, i1 true) == i32 2141192193
; run: @float_moved(i32 2141192193, i1 false) == i32 2141192193
; run: @float_moved(i32 -8388607, i1 true) == i32 -8388607
; run: @float_moved(i32 -8388607, i1 false) == i32 -8388607
; run: @float_constant() == i32 2141192193
; run: @float_itself(float 0x7FF4000020000000) == float 0x7FF4000020000000
; run: @double_moved(i64 9219994337134247937, i1 true) == i64 9219994337134247937
; run: @double_moved(i64 9219994337134247937, i1 false) == i64 9219994337134247937
; run: @double_moved(i64 -4503599627370495, i1 true) == i64 -4503599627370495
; run: @double_moved(i64 -4503599627370495, i1 false) == i64 -4503599627370495
; run: @double_constant() == i64 9219994337134247937
; run: @double_itself(double 0x7FF4000000000001) == double 0x7FF4000000000001
; run: @x86_fp80_moved(i80 604455992278286946271233, i1 true) == i80 604455992278286946271233
; run: @x86_fp80_moved(i80 604455992278286946271233, i1 false) == i80 604455992278286946271233
; run: @x86_fp80_moved(i80 -9223372036854775807, i1 true) == i80 -9223372036854775807
; run: @x86_fp80_moved(i80 -9223372036854775807, i1 false) == i80 -9223372036854775807
; run: @x86_fp80_constant() == i80 604455992278286946271233
; run: @x86_fp80_itself(x86_fp80 0xK7FFFA000000000000001) == x86_fp80 0xK7FFFA000000000000001
; run: @fp128_moved(i128 170137289237825330610965905843637190657, i1 true) == i128 170137289237825330610965905843637190657
; run: @fp128_moved(i128 170137289237825330610965905843637190657, i1 false) == i128 170137289237825330610965905843637190657
; run: @fp128_moved(i128 -5192296858534827628530496329220095, i1 true) == i128 -5192296858534827628530496329220095
; run: @fp128_moved(i128 -5192296858534827628530496329220095, i1 false) == i128 -5192296858534827628530496329220095
; run: @fp128_constant() == i128 170137289237825330610965905843637190657
; run: @fp128_itself(fp128 0xL00000000000000017FFF400000000000) == fp128 0xL00000000000000017FFF400000000000
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@half_value = constant half 0xH7D01
@half_cell = global half 0xH7D01
define half @half_itself(half %x) {
  ret half %x
}
define i16 @half_moved(i16 %bits, i1 %c) {
entry:
  %a = bitcast i16 %bits to half
  %slot = alloca half
  %pair = alloca { i8, half }
  %copy = alloca half
  store half %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 2, i1 false)
  %b = load half, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call half @half_itself(half %b)
  br label %join
no:
  %e = load volatile half, ptr %slot
  br label %join
join:
  %f = phi half [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, half %f, half %b
  %h = insertvalue { i8, half } zeroinitializer, half %g, 1
  store { i8, half } %h, ptr %pair
  %j = load { i8, half }, ptr %pair
  %k = extractvalue { i8, half } %j, 1
  %l = insertelement <3 x half> zeroinitializer, half %k, i32 2
  %m = shufflevector <3 x half> %l, <3 x half> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x half> %m, i64 0
  %o = freeze half %n
  %q = fneg half %o
  %r = fneg half %q
  %z = bitcast half %r to i16
  ret i16 %z
}
define i16 @half_constant() {
  %a = load half, ptr @half_value
  %b = load half, ptr @half_cell
  %c = bitcast half %a to i16
  %d = bitcast half %b to i16
  %e = bitcast half 0xH7D01 to i16
  %f = xor i16 %c, %d
  %r = xor i16 %f, %e
  ret i16 %r
}
@bfloat_value = constant bfloat 0xR7F81
@bfloat_cell = global bfloat 0xR7F81
define bfloat @bfloat_itself(bfloat %x) {
  ret bfloat %x
}
define i16 @bfloat_moved(i16 %bits, i1 %c) {
entry:
  %a = bitcast i16 %bits to bfloat
  %slot = alloca bfloat
  %pair = alloca { i8, bfloat }
  %copy = alloca bfloat
  store bfloat %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 2, i1 false)
  %b = load bfloat, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call bfloat @bfloat_itself(bfloat %b)
  br label %join
no:
  %e = load volatile bfloat, ptr %slot
  br label %join
join:
  %f = phi bfloat [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, bfloat %f, bfloat %b
  %h = insertvalue { i8, bfloat } zeroinitializer, bfloat %g, 1
  store { i8, bfloat } %h, ptr %pair
  %j = load { i8, bfloat }, ptr %pair
  %k = extractvalue { i8, bfloat } %j, 1
  %l = insertelement <3 x bfloat> zeroinitializer, bfloat %k, i32 2
  %m = shufflevector <3 x bfloat> %l, <3 x bfloat> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x bfloat> %m, i64 0
  %o = freeze bfloat %n
  %q = fneg bfloat %o
  %r = fneg bfloat %q
  %z = bitcast bfloat %r to i16
  ret i16 %z
}
define i16 @bfloat_constant() {
  %a = load bfloat, ptr @bfloat_value
  %b = load bfloat, ptr @bfloat_cell
  %c = bitcast bfloat %a to i16
  %d = bitcast bfloat %b to i16
  %e = bitcast bfloat 0xR7F81 to i16
  %f = xor i16 %c, %d
  %r = xor i16 %f, %e
  ret i16 %r
}
@float_value = constant float 0x7FF4000020000000
@float_cell = global float 0x7FF4000020000000
define float @float_itself(float %x) {
  ret float %x
}
define i32 @float_moved(i32 %bits, i1 %c) {
entry:
  %a = bitcast i32 %bits to float
  %slot = alloca float
  %pair = alloca { i8, float }
  %copy = alloca float
  store float %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 4, i1 false)
  %b = load float, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call float @float_itself(float %b)
  br label %join
no:
  %e = load volatile float, ptr %slot
  br label %join
join:
  %f = phi float [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, float %f, float %b
  %h = insertvalue { i8, float } zeroinitializer, float %g, 1
  store { i8, float } %h, ptr %pair
  %j = load { i8, float }, ptr %pair
  %k = extractvalue { i8, float } %j, 1
  %l = insertelement <3 x float> zeroinitializer, float %k, i32 2
  %m = shufflevector <3 x float> %l, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x float> %m, i64 0
  %o = freeze float %n
  %q = fneg float %o
  %r = fneg float %q
  %z = bitcast float %r to i32
  ret i32 %z
}
define i32 @float_constant() {
  %a = load float, ptr @float_value
  %b = load float, ptr @float_cell
  %c = bitcast float %a to i32
  %d = bitcast float %b to i32
  %e = bitcast float 0x7FF4000020000000 to i32
  %f = xor i32 %c, %d
  %r = xor i32 %f, %e
  ret i32 %r
}
@double_value = constant double 0x7FF4000000000001
@double_cell = global double 0x7FF4000000000001
define double @double_itself(double %x) {
  ret double %x
}
define i64 @double_moved(i64 %bits, i1 %c) {
entry:
  %a = bitcast i64 %bits to double
  %slot = alloca double
  %pair = alloca { i8, double }
  %copy = alloca double
  store double %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 8, i1 false)
  %b = load double, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call double @double_itself(double %b)
  br label %join
no:
  %e = load volatile double, ptr %slot
  br label %join
join:
  %f = phi double [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, double %f, double %b
  %h = insertvalue { i8, double } zeroinitializer, double %g, 1
  store { i8, double } %h, ptr %pair
  %j = load { i8, double }, ptr %pair
  %k = extractvalue { i8, double } %j, 1
  %l = insertelement <3 x double> zeroinitializer, double %k, i32 2
  %m = shufflevector <3 x double> %l, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x double> %m, i64 0
  %o = freeze double %n
  %q = fneg double %o
  %r = fneg double %q
  %z = bitcast double %r to i64
  ret i64 %z
}
define i64 @double_constant() {
  %a = load double, ptr @double_value
  %b = load double, ptr @double_cell
  %c = bitcast double %a to i64
  %d = bitcast double %b to i64
  %e = bitcast double 0x7FF4000000000001 to i64
  %f = xor i64 %c, %d
  %r = xor i64 %f, %e
  ret i64 %r
}
@x86_fp80_value = constant x86_fp80 0xK7FFFA000000000000001
@x86_fp80_cell = global x86_fp80 0xK7FFFA000000000000001
define x86_fp80 @x86_fp80_itself(x86_fp80 %x) {
  ret x86_fp80 %x
}
define i80 @x86_fp80_moved(i80 %bits, i1 %c) {
entry:
  %a = bitcast i80 %bits to x86_fp80
  %slot = alloca x86_fp80
  %pair = alloca { i8, x86_fp80 }
  %copy = alloca x86_fp80
  store x86_fp80 %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 10, i1 false)
  %b = load x86_fp80, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call x86_fp80 @x86_fp80_itself(x86_fp80 %b)
  br label %join
no:
  %e = load volatile x86_fp80, ptr %slot
  br label %join
join:
  %f = phi x86_fp80 [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, x86_fp80 %f, x86_fp80 %b
  %h = insertvalue { i8, x86_fp80 } zeroinitializer, x86_fp80 %g, 1
  store { i8, x86_fp80 } %h, ptr %pair
  %j = load { i8, x86_fp80 }, ptr %pair
  %k = extractvalue { i8, x86_fp80 } %j, 1
  %l = insertelement <3 x x86_fp80> zeroinitializer, x86_fp80 %k, i32 2
  %m = shufflevector <3 x x86_fp80> %l, <3 x x86_fp80> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x x86_fp80> %m, i64 0
  %o = freeze x86_fp80 %n
  %q = fneg x86_fp80 %o
  %r = fneg x86_fp80 %q
  %z = bitcast x86_fp80 %r to i80
  ret i80 %z
}
define i80 @x86_fp80_constant() {
  %a = load x86_fp80, ptr @x86_fp80_value
  %b = load x86_fp80, ptr @x86_fp80_cell
  %c = bitcast x86_fp80 %a to i80
  %d = bitcast x86_fp80 %b to i80
  %e = bitcast x86_fp80 0xK7FFFA000000000000001 to i80
  %f = xor i80 %c, %d
  %r = xor i80 %f, %e
  ret i80 %r
}
@fp128_value = constant fp128 0xL00000000000000017FFF400000000000
@fp128_cell = global fp128 0xL00000000000000017FFF400000000000
define fp128 @fp128_itself(fp128 %x) {
  ret fp128 %x
}
define i128 @fp128_moved(i128 %bits, i1 %c) {
entry:
  %a = bitcast i128 %bits to fp128
  %slot = alloca fp128
  %pair = alloca { i8, fp128 }
  %copy = alloca fp128
  store fp128 %a, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 16, i1 false)
  %b = load fp128, ptr %copy
  br i1 %c, label %yes, label %no
yes:
  %d = call fp128 @fp128_itself(fp128 %b)
  br label %join
no:
  %e = load volatile fp128, ptr %slot
  br label %join
join:
  %f = phi fp128 [ %d, %yes ], [ %e, %no ]
  %g = select i1 %c, fp128 %f, fp128 %b
  %h = insertvalue { i8, fp128 } zeroinitializer, fp128 %g, 1
  store { i8, fp128 } %h, ptr %pair
  %j = load { i8, fp128 }, ptr %pair
  %k = extractvalue { i8, fp128 } %j, 1
  %l = insertelement <3 x fp128> zeroinitializer, fp128 %k, i32 2
  %m = shufflevector <3 x fp128> %l, <3 x fp128> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %n = extractelement <3 x fp128> %m, i64 0
  %o = freeze fp128 %n
  %q = fneg fp128 %o
  %r = fneg fp128 %q
  %z = bitcast fp128 %r to i128
  ret i128 %z
}
define i128 @fp128_constant() {
  %a = load fp128, ptr @fp128_value
  %b = load fp128, ptr @fp128_cell
  %c = bitcast fp128 %a to i128
  %d = bitcast fp128 %b to i128
  %e = bitcast fp128 0xL00000000000000017FFF400000000000 to i128
  %f = xor i128 %c, %d
  %r = xor i128 %f, %e
  ret i128 %r
}
