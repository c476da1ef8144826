; x86_fp80 and fp128 on their way through memory, aggregates, vectors, phis, calls and constants.
; run: @ten_bytes(x86_fp80 -1.0) == i64 6148914691236544511
; run: @unaligned(x86_fp80 0xK3FFF8000000000000001) == x86_fp80 0xK3FFF8000000000000001
; run: @spacing() == i64 1075843104
; run: @signaling(x86_fp80 0xK7FFF8000000000000001, fp128 0xL00000000000000017FFF000000000000) == { x86_fp80 0xK7FFF8000000000000001, fp128 0xL00000000000000017FFF000000000000 }
; run: @exchange(i32 3, fp128 1.0, fp128 2.0) == fp128 2.0
; run: @sum_of(i64 100) == x86_fp80 5050.0
; run: @elements(x86_fp80 2.0, x86_fp80 5.0) == x86_fp80 10.0
; run: @quads(fp128 2.0, fp128 5.0) == fp128 13.0
; run: @compared(fp128 2.0, fp128 5.0) == i2 -2
; run: @through_calls(x86_fp80 1.5, fp128 2.5) == x86_fp80 -77.5
; run: @three() == x86_fp80 6.0
; run: @mixed() == { i32 7, x86_fp80 0xK40028800000000000000, double 2.500000e+00, fp128 0xL00000000000000004000800000000000 }
; run: @by_pointer(i1 true) == x86_fp80 0xK40019000000000000000
; run: @by_pointer(i1 false) == x86_fp80 0xK3FFFC000000000000000
; run: @deep(i32 1000) == x86_fp80 1000.0
; run: @many() == fp128 506.0
; run: @tail(i32 100000, x86_fp80 0.0) == x86_fp80 100000.0
; run: @tails(i32 3) == { x86_fp80 0xK40008000000000000000, x86_fp80 0xK4000C000000000000000 }
; run: @select(i1 false, x86_fp80 1.0) == x86_fp80 2.0
; run: @freeze() == i1 true
; run: @atomic(fp128 0.5) == fp128 2.0
; run: @folded() == x86_fp80 2.5
; run: @folded_too() == fp128 0.25
@x = global x86_fp80 0xK4000E000000000000000
@list = constant [3 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000, x86_fp80 0xK4000C000000000000000]
@both = constant { i8, x86_fp80, i8, fp128 } { i8 1, x86_fp80 0xK3FFF8000000000000000, i8 2, fp128 0xL00000000000000003FFF000000000000 }
@cell = global fp128 0xL00000000000000003FFF800000000000, align 16
@narrowed = global x86_fp80 fpext (double fptrunc (x86_fp80 0xK4000A000000000000000 to double) to x86_fp80)
@quarter = global fp128 fdiv (fp128 0xL00000000000000003FFF000000000000, fp128 sitofp (i32 4 to fp128))
; What lies behind the ten bytes stays.
define i64 @ten_bytes(x86_fp80 %v) {
  %p = alloca [2 x i64], align 16
  %q = getelementptr [2 x i64], ptr %p, i64 0, i64 1
  store i64 6148914691236517205, ptr %q
  store x86_fp80 %v, ptr %p, align 16
  %r = load i64, ptr %q
  ret i64 %r
}
define x86_fp80 @unaligned(x86_fp80 %v) {
  %p = alloca [32 x i8]
  %q = getelementptr i8, ptr %p, i64 3
  store x86_fp80 %v, ptr %q, align 1
  %r = load volatile x86_fp80, ptr %q, align 1
  ret x86_fp80 %r
}
; Size 32, offsets 16, 32 and 48, and 64 in all: 32 + 16 * 2^8 + 32 * 2^16 + 64 * 2^24.
define i64 @spacing() {
  %a = ptrtoint ptr getelementptr (x86_fp80, ptr null, i64 2) to i64
  %b = ptrtoint ptr getelementptr ({ i8, x86_fp80 }, ptr null, i64 0, i32 1) to i64
  %c = ptrtoint ptr getelementptr ({ i8, x86_fp80, i8, fp128 }, ptr null, i64 0, i32 2) to i64
  %d = ptrtoint ptr getelementptr ({ i8, x86_fp80, i8, fp128 }, ptr null, i64 1) to i64
  %e = mul i64 %b, 256
  %f = mul i64 %c, 65536
  %g = mul i64 %d, 16777216
  %h = add i64 %a, %e
  %i = add i64 %f, %g
  %r = add i64 %h, %i
  ret i64 %r
}
define { x86_fp80, fp128 } @signaling(x86_fp80 %a, fp128 %b) {
  %p = alloca { x86_fp80, fp128 }
  %s = insertvalue { x86_fp80, fp128 } undef, x86_fp80 %a, 0
  %t = insertvalue { x86_fp80, fp128 } %s, fp128 %b, 1
  store { x86_fp80, fp128 } %t, ptr %p
  %r = load { x86_fp80, fp128 }, ptr %p
  ret { x86_fp80, fp128 } %r
}
define fp128 @exchange(i32 %n, fp128 %a, fp128 %b) {
  br label %loop
loop:
  %x = phi fp128 [ %a, %0 ], [ %y, %loop ]
  %y = phi fp128 [ %b, %0 ], [ %x, %loop ]
  %i = phi i32 [ %n, %0 ], [ %j, %loop ]
  %j = sub i32 %i, 1
  %more = icmp ne i32 %j, 0
  br i1 %more, label %loop, label %done
done:
  ret fp128 %y
}
define x86_fp80 @sum_of(i64 %n) {
  %p = alloca x86_fp80, i64 %n
  br label %fill
fill:
  %i = phi i64 [ 0, %0 ], [ %j, %fill ]
  %j = add i64 %i, 1
  %v = sitofp i64 %j to x86_fp80
  %at = getelementptr x86_fp80, ptr %p, i64 %i
  store x86_fp80 %v, ptr %at
  %more = icmp ult i64 %j, %n
  br i1 %more, label %fill, label %add
add:
  %k = phi i64 [ 0, %fill ], [ %l, %add ]
  %s = phi x86_fp80 [ 0xK00000000000000000000, %fill ], [ %t, %add ]
  %from = getelementptr x86_fp80, ptr %p, i64 %k
  %w = load x86_fp80, ptr %from
  %t = fadd x86_fp80 %s, %w
  %l = add i64 %k, 1
  %again = icmp ult i64 %l, %n
  br i1 %again, label %add, label %done
done:
  ret x86_fp80 %t
}
define x86_fp80 @elements(x86_fp80 %a, x86_fp80 %b) {
  %p = alloca <2 x x86_fp80>
  %v = insertelement <2 x x86_fp80> poison, x86_fp80 %a, i32 0
  %w = insertelement <2 x x86_fp80> %v, x86_fp80 %b, i32 1
  store <2 x x86_fp80> %w, ptr %p
  %u = load <2 x x86_fp80>, ptr %p
  %s = shufflevector <2 x x86_fp80> %u, <2 x x86_fp80> poison, <2 x i32> <i32 1, i32 0>
  %m = fmul <2 x x86_fp80> %u, %s
  %r = extractelement <2 x x86_fp80> %m, i32 1
  ret x86_fp80 %r
}
declare fp128 @llvm.vector.reduce.fadd.v3f128(fp128, <3 x fp128>)
define fp128 @quads(fp128 %a, fp128 %b) {
  %v = insertelement <3 x fp128> <fp128 0xL00000000000000003FFF000000000000, fp128 poison, fp128 poison>, fp128 %a, i32 1
  %w = insertelement <3 x fp128> %v, fp128 %b, i32 2
  %n = fneg <3 x fp128> %w
  %t = fsub <3 x fp128> %w, %n
  %h = fdiv <3 x fp128> %t, splat (fp128 0xL00000000000000004000000000000000)
  %r = call fp128 @llvm.vector.reduce.fadd.v3f128(fp128 0xL00000000000000004001400000000000, <3 x fp128> %h)
  ret fp128 %r
}
define i2 @compared(fp128 %a, fp128 %b) {
  %v = insertelement <2 x fp128> poison, fp128 %a, i32 0
  %w = insertelement <2 x fp128> %v, fp128 %b, i32 1
  %c = fcmp ogt <2 x fp128> %w, splat (fp128 0xL00000000000000004000800000000000)
  %r = bitcast <2 x i1> %c to i2
  ret i2 %r
}
; a - b * 32 + 1: 1.5 - 80 + 1
define x86_fp80 @through_calls(x86_fp80 %a, fp128 %b) {
  %r = call x86_fp80 @mix(i8 1, x86_fp80 %a, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, fp128 %b, i128 32, x86_fp80 0xK3FFF8000000000000000)
  ret x86_fp80 %r
}
define x86_fp80 @mix(i8 %c, x86_fp80 %a, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, fp128 %b, i128 %k, x86_fp80 %one) {
  %l = fptrunc fp128 %b to x86_fp80
  %m = sitofp i128 %k to x86_fp80
  %n = fmul x86_fp80 %l, %m
  %o = fsub x86_fp80 %a, %n
  %r = fadd x86_fp80 %o, %one
  ret x86_fp80 %r
}
; Three come back in memory.
define [3 x x86_fp80] @give_three() {
  %r = load [3 x x86_fp80], ptr @list
  ret [3 x x86_fp80] %r
}
define x86_fp80 @three() {
  %v = call [3 x x86_fp80] @give_three()
  %r = call x86_fp80 @take_three(i64 1, [3 x x86_fp80] %v)
  ret x86_fp80 %r
}
define x86_fp80 @take_three(i64 %n, [3 x x86_fp80] %v) {
  %a = extractvalue [3 x x86_fp80] %v, 0
  %b = extractvalue [3 x x86_fp80] %v, 1
  %c = extractvalue [3 x x86_fp80] %v, 2
  %d = fadd x86_fp80 %a, %b
  %r = fadd x86_fp80 %d, %c
  ret x86_fp80 %r
}
define { i32, x86_fp80, double, fp128 } @mixed() {
  %r = call { i32, x86_fp80, double, fp128 } @give_mixed(x86_fp80 0xK40028800000000000000)
  ret { i32, x86_fp80, double, fp128 } %r
}
define { i32, x86_fp80, double, fp128 } @give_mixed(x86_fp80 %x) {
  %a = insertvalue { i32, x86_fp80, double, fp128 } { i32 7, x86_fp80 undef, double 2.5, fp128 0xL00000000000000004000800000000000 }, x86_fp80 %x, 1
  ret { i32, x86_fp80, double, fp128 } %a
}
define x86_fp80 @square(x86_fp80 %x) {
  %r = fmul x86_fp80 %x, %x
  ret x86_fp80 %r
}
define x86_fp80 @itself(x86_fp80 %x) {
  ret x86_fp80 %x
}
define x86_fp80 @by_pointer(i1 %c) {
  %f = select i1 %c, ptr @square, ptr @itself
  %x = call x86_fp80 %f(x86_fp80 0xK3FFFC000000000000000)
  %y = call x86_fp80 %f(x86_fp80 0xK3FFFC000000000000000)
  %d = fsub x86_fp80 %x, %y
  %e = fadd x86_fp80 %d, %d
  %b = fadd x86_fp80 %e, %x
  %m = select i1 %c, x86_fp80 0xK40008000000000000000, x86_fp80 0xK3FFF8000000000000000
  %r = fmul x86_fp80 %b, %m
  ret x86_fp80 %r
}
; Results of a thousand calls, of which some are not looked at: the unit's registers must not run over.
define x86_fp80 @deep(i32 %n) {
  %unused = call x86_fp80 @itself(x86_fp80 0xK3FFF8000000000000000)
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %further
last:
  ret x86_fp80 0xK00000000000000000000
further:
  %m = sub i32 %n, 1
  %x = call x86_fp80 @deep(i32 %m)
  %r = fadd x86_fp80 %x, %unused
  ret x86_fp80 %r
}
; More than there are registers: a + 2b + 3c + … + 11k, the ninth being an integer.
define fp128 @many() {
  %r = call fp128 @weigh(fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000004000000000000000, fp128 0xL00000000000000004000800000000000, fp128 0xL00000000000000004001000000000000, fp128 0xL00000000000000004001400000000000, fp128 0xL00000000000000004001800000000000, fp128 0xL00000000000000004001C00000000000, fp128 0xL00000000000000004002000000000000, i32 9, fp128 0xL00000000000000004002400000000000, fp128 0xL00000000000000004002600000000000)
  ret fp128 %r
}
define fp128 @weigh(fp128 %a, fp128 %b, fp128 %c, fp128 %d, fp128 %e, fp128 %f, fp128 %g, fp128 %h, i32 %i, fp128 %j, fp128 %k) {
  %n = sitofp i32 %i to fp128
  %p = alloca [11 x fp128]
  store fp128 %a, ptr %p
  %p1 = getelementptr fp128, ptr %p, i64 1
  store fp128 %b, ptr %p1
  %p2 = getelementptr fp128, ptr %p, i64 2
  store fp128 %c, ptr %p2
  %p3 = getelementptr fp128, ptr %p, i64 3
  store fp128 %d, ptr %p3
  %p4 = getelementptr fp128, ptr %p, i64 4
  store fp128 %e, ptr %p4
  %p5 = getelementptr fp128, ptr %p, i64 5
  store fp128 %f, ptr %p5
  %p6 = getelementptr fp128, ptr %p, i64 6
  store fp128 %g, ptr %p6
  %p7 = getelementptr fp128, ptr %p, i64 7
  store fp128 %h, ptr %p7
  %p8 = getelementptr fp128, ptr %p, i64 8
  store fp128 %n, ptr %p8
  %p9 = getelementptr fp128, ptr %p, i64 9
  store fp128 %j, ptr %p9
  %p10 = getelementptr fp128, ptr %p, i64 10
  store fp128 %k, ptr %p10
  br label %loop
loop:
  %x = phi i64 [ 0, %0 ], [ %y, %loop ]
  %s = phi fp128 [ 0xL00000000000000000000000000000000, %0 ], [ %t, %loop ]
  %at = getelementptr fp128, ptr %p, i64 %x
  %v = load fp128, ptr %at
  %y = add i64 %x, 1
  %weight = uitofp i64 %y to fp128
  %w = fmul fp128 %v, %weight
  %t = fadd fp128 %s, %w
  %more = icmp ult i64 %y, 11
  br i1 %more, label %loop, label %done
done:
  ret fp128 %t
}
define x86_fp80 @tail(i32 %n, x86_fp80 %sum) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %further
last:
  ret x86_fp80 %sum
further:
  %m = sub i32 %n, 1
  %s = fadd x86_fp80 %sum, 0xK3FFF8000000000000000
  %r = musttail call x86_fp80 @tail(i32 %m, x86_fp80 %s)
  ret x86_fp80 %r
}
define { x86_fp80, x86_fp80 } @pair(i32 %n) {
  %a = sitofp i32 %n to x86_fp80
  %b = fsub x86_fp80 %a, 0xK3FFF8000000000000000
  %s = insertvalue { x86_fp80, x86_fp80 } undef, x86_fp80 %b, 0
  %t = insertvalue { x86_fp80, x86_fp80 } %s, x86_fp80 %a, 1
  ret { x86_fp80, x86_fp80 } %t
}
define { x86_fp80, x86_fp80 } @tails(i32 %n) {
  %r = musttail call { x86_fp80, x86_fp80 } @pair(i32 %n)
  ret { x86_fp80, x86_fp80 } %r
}
define x86_fp80 @select(i1 %c, x86_fp80 %a) {
  %r = select i1 %c, x86_fp80 %a, x86_fp80 0xK40008000000000000000
  ret x86_fp80 %r
}
define i1 @freeze() {
  %v = freeze x86_fp80 undef
  %a = bitcast x86_fp80 %v to i80
  %b = bitcast x86_fp80 %v to i80
  %r = icmp eq i80 %a, %b
  ret i1 %r
}
define fp128 @atomic(fp128 %x) {
  %old = atomicrmw fadd ptr @cell, fp128 %x seq_cst
  %r = load atomic fp128, ptr @cell seq_cst, align 16
  ret fp128 %r
}
define x86_fp80 @folded() {
  %r = load x86_fp80, ptr @narrowed
  ret x86_fp80 %r
}
define fp128 @folded_too() {
  %r = load fp128, ptr @quarter
  ret fp128 %r
}
