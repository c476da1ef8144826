; Four threads make 100,000 updates of each kind: none is lost. Only 6,250 of an update that crosses two lines of the cache, since
; some systems make each of them wait.
; covers: 4-30
; exit: 0
@add8 = global i8 0, align 64
@add16 = global i16 0, align 64
@add32 = global i32 0, align 64
@add64 = global i64 0, align 64
@add128 = global i128 0, align 64
@sub16 = global i16 0, align 64
@sub128 = global i128 0, align 64
@xor32 = global i32 5, align 64
@xor128 = global i128 5, align 64
@nand64 = global i64 9, align 64
@or64 = global i64 0, align 64
@and64 = global i64 -1, align 64
@max64 = global i64 -7, align 64
@umax64 = global i64 0, align 64
@min64 = global i64 7, align 64
@umin64 = global i64 -1, align 64
@inc = global i64 0, align 64
@dec = global i64 0, align 64
@cond = global i64 1200001, align 64
@sat = global i64 1200005, align 64
@sat0 = global i32 1000, align 64
@fadd = global double 0.0, align 64
@fsub = global double 0.0, align 64
@faddf = global float 0.0, align 64
@fadd128 = global fp128 zeroinitializer, align 64
@fmax = global double -1.0, align 64
@fmin = global double 1.0, align 64
@pair = global <2 x float> zeroinitializer, align 64
@cas64 = global i64 0, align 64
@cas128 = global i128 0, align 64
@place = global ptr null, align 64
@split = global [128 x i8] zeroinitializer, align 64
@lock = global i32 0, align 64
@plain = global i64 0, align 64
@next = global i64 0, align 64
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()
define internal void @loops(i64 %i) {
entry:
  br label %cas
cas:
  %a = load atomic i64, ptr @cas64 monotonic, align 8
  %a1 = add i64 %a, 1
  %ap = cmpxchg weak ptr @cas64, i64 %a, i64 %a1 acq_rel monotonic
  %ad = extractvalue { i64, i1 } %ap, 1
  br i1 %ad, label %wide, label %cas
wide:
  %b = load atomic i128, ptr @cas128 monotonic, align 16
  %b1 = add i128 %b, 18446744073709551616
  %bp = cmpxchg ptr @cas128, i128 %b, i128 %b1 seq_cst seq_cst
  %bd = extractvalue { i128, i1 } %bp, 1
  br i1 %bd, label %first, label %wide
first:
  %c0 = load atomic ptr, ptr @place acquire, align 8
  br label %pointer
pointer:
  %c = phi ptr [ %c0, %first ], [ %cf, %pointer ]
  %c1 = getelementptr i8, ptr %c, i64 3
  %cp = cmpxchg ptr @place, ptr %c, ptr %c1 seq_cst seq_cst
  %cf = extractvalue { ptr, i1 } %cp, 0
  %cd = extractvalue { ptr, i1 } %cp, 1
  br i1 %cd, label %crossing, label %pointer
crossing:
  %few = urem i64 %i, 16
  %now = icmp eq i64 %few, 0
  br i1 %now, label %two_lines, label %out
two_lines:
  %far = getelementptr i8, ptr @split, i64 60
  %s = atomicrmw add ptr %far, i64 1 seq_cst, align 1
  br label %acquire
acquire:
  %was = atomicrmw xchg ptr @lock, i32 1 acquire
  %free = icmp eq i32 %was, 0
  br i1 %free, label %inside, label %wait
wait:
  %y = call i32 @sched_yield()
  br label %acquire
inside:
  %v = load i64, ptr @plain
  %w = add i64 %v, 1
  store i64 %w, ptr @plain
  store atomic i32 0, ptr @lock release, align 4
  br label %out
out:
  ret void
}
define internal ptr @start(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %mine = atomicrmw add ptr @next, i64 1 monotonic
  %minus = sub i64 0, %mine
  %real = sitofp i64 %mine to double
  %minusreal = fneg double %real
  %n = and i64 %i, 63
  %bit = shl i64 1, %n
  %hole = xor i64 %bit, -1
  %add8 = atomicrmw add ptr @add8, i8 1 monotonic, align 1
  %add16 = atomicrmw add ptr @add16, i16 3 monotonic, align 2
  %add32 = atomicrmw add ptr @add32, i32 1 monotonic, align 4
  %add64 = atomicrmw add ptr @add64, i64 -5 monotonic, align 8
  %add128 = atomicrmw add ptr @add128, i128 18446744073709551617 monotonic, align 16
  %sub16 = atomicrmw sub ptr @sub16, i16 3 monotonic, align 2
  %sub128 = atomicrmw sub ptr @sub128, i128 1 monotonic, align 16
  %xor32 = atomicrmw xor ptr @xor32, i32 3 monotonic, align 4
  %xor128 = atomicrmw xor ptr @xor128, i128 1267650600228229401496703205376 monotonic, align 16
  %nand64 = atomicrmw nand ptr @nand64, i64 -1 monotonic, align 8
  %or64 = atomicrmw or ptr @or64, i64 %bit monotonic, align 8
  %and64 = atomicrmw and ptr @and64, i64 %hole monotonic, align 8
  %max64 = atomicrmw max ptr @max64, i64 %mine monotonic, align 8
  %umax64 = atomicrmw umax ptr @umax64, i64 %mine monotonic, align 8
  %min64 = atomicrmw min ptr @min64, i64 %minus monotonic, align 8
  %umin64 = atomicrmw umin ptr @umin64, i64 %mine monotonic, align 8
  %inc = atomicrmw uinc_wrap ptr @inc, i64 6 monotonic, align 8
  %dec = atomicrmw udec_wrap ptr @dec, i64 6 monotonic, align 8
  %cond = atomicrmw usub_cond ptr @cond, i64 3 monotonic, align 8
  %sat = atomicrmw usub_sat ptr @sat, i64 3 monotonic, align 8
  %sat0 = atomicrmw usub_sat ptr @sat0, i32 3 monotonic, align 4
  %fadd = atomicrmw fadd ptr @fadd, double 1.0 monotonic, align 8
  %fsub = atomicrmw fsub ptr @fsub, double 0.5 monotonic, align 8
  %faddf = atomicrmw fadd ptr @faddf, float 0.5 monotonic, align 4
  %fadd128 = atomicrmw fadd ptr @fadd128, fp128 0xL00000000000000003FFF000000000000 monotonic, align 16
  %fmax = atomicrmw fmax ptr @fmax, double %real monotonic, align 8
  %fmin = atomicrmw fmin ptr @fmin, double %minusreal monotonic, align 8
  %pair = atomicrmw fadd ptr @pair, <2 x float> <float 1.0, float 2.0> monotonic, align 8
  call void @loops(i64 %i)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 100000
  br i1 %more, label %loop, label %out
out:
  ret ptr null
}
define i32 @main() {
  %t = alloca [4 x i64]
  %t0 = getelementptr [4 x i64], ptr %t, i64 0, i64 0
  %r0 = call i32 @pthread_create(ptr %t0, ptr null, ptr @start, ptr null) ; trap(interp): none
  %t1 = getelementptr [4 x i64], ptr %t, i64 0, i64 1
  %r1 = call i32 @pthread_create(ptr %t1, ptr null, ptr @start, ptr null)
  %t2 = getelementptr [4 x i64], ptr %t, i64 0, i64 2
  %r2 = call i32 @pthread_create(ptr %t2, ptr null, ptr @start, ptr null)
  %t3 = getelementptr [4 x i64], ptr %t, i64 0, i64 3
  %r3 = call i32 @pthread_create(ptr %t3, ptr null, ptr @start, ptr null)
  %id0 = load i64, ptr %t0
  %j0 = call i32 @pthread_join(i64 %id0, ptr null)
  %id1 = load i64, ptr %t1
  %j1 = call i32 @pthread_join(i64 %id1, ptr null)
  %id2 = load i64, ptr %t2
  %j2 = call i32 @pthread_join(i64 %id2, ptr null)
  %id3 = load i64, ptr %t3
  %j3 = call i32 @pthread_join(i64 %id3, ptr null)
  %v0 = load i8, ptr @add8
  %o0 = icmp eq i8 %v0, -128
  %e0 = select i1 %o0, i32 0, i32 1
  %v1 = load i16, ptr @add16
  %o1 = icmp eq i16 %v1, 20352
  %e1 = select i1 %o1, i32 %e0, i32 2
  %v2 = load i32, ptr @add32
  %o2 = icmp eq i32 %v2, 400000
  %e2 = select i1 %o2, i32 %e1, i32 3
  %v3 = load i64, ptr @add64
  %o3 = icmp eq i64 %v3, -2000000
  %e3 = select i1 %o3, i32 %e2, i32 4
  %v4 = load i128, ptr @add128
  %o4 = icmp eq i128 %v4, 7378697629483820646800000
  %e4 = select i1 %o4, i32 %e3, i32 5
  %v5 = load i16, ptr @sub16
  %o5 = icmp eq i16 %v5, 45184
  %e5 = select i1 %o5, i32 %e4, i32 6
  %v6 = load i128, ptr @sub128
  %o6 = icmp eq i128 %v6, -400000
  %e6 = select i1 %o6, i32 %e5, i32 7
  %v7 = load i32, ptr @xor32
  %o7 = icmp eq i32 %v7, 5
  %e7 = select i1 %o7, i32 %e6, i32 8
  %v8 = load i128, ptr @xor128
  %o8 = icmp eq i128 %v8, 5
  %e8 = select i1 %o8, i32 %e7, i32 9
  %v9 = load i64, ptr @nand64
  %o9 = icmp eq i64 %v9, 9
  %e9 = select i1 %o9, i32 %e8, i32 10
  %v10 = load i64, ptr @or64
  %o10 = icmp eq i64 %v10, -1
  %e10 = select i1 %o10, i32 %e9, i32 11
  %v11 = load i64, ptr @and64
  %o11 = icmp eq i64 %v11, 0
  %e11 = select i1 %o11, i32 %e10, i32 12
  %v12 = load i64, ptr @max64
  %o12 = icmp eq i64 %v12, 399999
  %e12 = select i1 %o12, i32 %e11, i32 13
  %v13 = load i64, ptr @umax64
  %o13 = icmp eq i64 %v13, 399999
  %e13 = select i1 %o13, i32 %e12, i32 14
  %v14 = load i64, ptr @min64
  %o14 = icmp eq i64 %v14, -399999
  %e14 = select i1 %o14, i32 %e13, i32 15
  %v15 = load i64, ptr @umin64
  %o15 = icmp eq i64 %v15, 0
  %e15 = select i1 %o15, i32 %e14, i32 16
  %v16 = load i64, ptr @inc
  %o16 = icmp eq i64 %v16, 6
  %e16 = select i1 %o16, i32 %e15, i32 17
  %v17 = load i64, ptr @dec
  %o17 = icmp eq i64 %v17, 1
  %e17 = select i1 %o17, i32 %e16, i32 18
  %v18 = load i64, ptr @cond
  %o18 = icmp eq i64 %v18, 1
  %e18 = select i1 %o18, i32 %e17, i32 19
  %v19 = load i64, ptr @sat
  %o19 = icmp eq i64 %v19, 5
  %e19 = select i1 %o19, i32 %e18, i32 20
  %v20 = load i32, ptr @sat0
  %o20 = icmp eq i32 %v20, 0
  %e20 = select i1 %o20, i32 %e19, i32 21
  %v21 = load double, ptr @fadd
  %o21 = fcmp oeq double %v21, 400000.0
  %e21 = select i1 %o21, i32 %e20, i32 22
  %v22 = load double, ptr @fsub
  %o22 = fcmp oeq double %v22, -200000.0
  %e22 = select i1 %o22, i32 %e21, i32 23
  %v23 = load float, ptr @faddf
  %o23 = fcmp oeq float %v23, 200000.0
  %e23 = select i1 %o23, i32 %e22, i32 24
  %v24 = load fp128, ptr @fadd128
  %o24 = fcmp oeq fp128 %v24, 0xL0000000000000000401186A000000000
  %e24 = select i1 %o24, i32 %e23, i32 25
  %v25 = load double, ptr @fmax
  %o25 = fcmp oeq double %v25, 399999.0
  %e25 = select i1 %o25, i32 %e24, i32 26
  %v26 = load double, ptr @fmin
  %o26 = fcmp oeq double %v26, -399999.0
  %e26 = select i1 %o26, i32 %e25, i32 27
  %v27 = load <2 x float>, ptr @pair
  %w27 = fcmp oeq <2 x float> %v27, <float 400000.0, float 800000.0>
  %x27 = bitcast <2 x i1> %w27 to i2
  %o27 = icmp eq i2 %x27, -1
  %e27 = select i1 %o27, i32 %e26, i32 28
  %v28 = load i64, ptr @cas64
  %o28 = icmp eq i64 %v28, 400000
  %e28 = select i1 %o28, i32 %e27, i32 29
  %v29 = load i128, ptr @cas128
  %o29 = icmp eq i128 %v29, 7378697629483820646400000
  %e29 = select i1 %o29, i32 %e28, i32 30
  %v30 = load i64, ptr @place
  %o30 = icmp eq i64 %v30, 1200000
  %e30 = select i1 %o30, i32 %e29, i32 31
  %v31 = load i64, ptr @plain
  %o31 = icmp eq i64 %v31, 25000
  %e31 = select i1 %o31, i32 %e30, i32 32
  %f = getelementptr i8, ptr @split, i64 60
  %sv = load i64, ptr %f, align 1
  %so = icmp eq i64 %sv, 25000
  %se = select i1 %so, i32 %e31, i32 99
  ret i32 %se
}
