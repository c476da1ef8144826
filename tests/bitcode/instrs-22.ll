; exit: 233

source_filename = "instrs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%tree = type { %pair, ptr, [2 x i8] }
%pair = type { i32, i64 }
%packed = type <{ i8, i32 }>

$shared = comdat any

@zero = internal global i32 0, align 4
@table = internal unnamed_addr constant [3 x i32] [i32 5, i32 6, i32 -7], align 4
@text = private unnamed_addr constant [6 x i8] c"text\0A\00", align 1
@root = internal global %tree { %pair { i32 3, i64 4 }, ptr @table, [2 x i8] c"ab" }, align 8
@small = internal global %packed <{ i8 1, i32 2 }>, align 1
@floats = internal constant { half, bfloat, float, double, x86_fp80, fp128 } { half 0xH3C00, bfloat 0xR3F80, float 1.000000e+00, double 2.500000e-01, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000 }, align 16
@wide = internal constant i128 -170141183460469231731687303715884105728, align 16
@wider = internal constant i200 -803469022129495137770981046170581301261101496891396417650688, align 8
@inner = internal global ptr getelementptr inbounds (i8, ptr @table, i64 4), align 8
@difference = internal global i64 sub (i64 ptrtoint (ptr @table to i64), i64 ptrtoint (ptr @table to i64)), align 8
@vector = internal constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 16
@splat = internal constant <4 x i32> splat (i32 9), align 16
@own = internal thread_local global i32 11, align 4
@model = internal thread_local(initialexec) global i32 0, align 4
@unknown = internal global [2 x i32] [i32 undef, i32 poison], align 4
@labels = internal constant [2 x ptr] [ptr blockaddress(@jump, %one), ptr blockaddress(@jump, %two)], align 8
@used = internal global ptr @zero, section "data", align 8, !note !0
@guarded = linkonce_odr hidden local_unnamed_addr global i32 1, comdat($shared), align 4

@other = internal alias i32, ptr @zero

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #1

define internal i32 @jump(ptr %where) {
  indirectbr ptr %where, [label %one, label %two]

one:                                              ; preds = %0
  ret i32 1

two:                                              ; preds = %0
  ret i32 2
}

; Function Attrs: alwaysinline nounwind allocsize(0) memory(argmem: read) uwtable
define internal fastcc noundef zeroext i1 @words(i32 noundef signext %x, ptr noundef readonly byval(%pair) align 8 captures(none) dereferenceable(16) %p) #2 {
  %1 = load i32, ptr %p, align 8
  %2 = icmp eq i32 %x, %1
  ret i1 %2
}

define internal i32 @numbers(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, %y
  %b = sub i32 %a, 1
  %c = mul nsw i32 %b, 3
  %d = udiv exact i32 %c, 3
  %e = shl nuw i32 %d, 1
  %f = lshr exact i32 %e, 1
  %g = or disjoint i32 %f, 0
  %h = xor i32 %g, -1
  %i = and i32 %h, 255
  %j = ashr i32 %i, 1
  %k = srem i32 %j, 100
  %l = urem i32 %k, 50
  %m = sdiv i32 %l, 2
  %n = freeze i32 %m
  ret i32 %n
}

define internal i32 @casts(double %x, ptr %p) {
  %a = fptosi double %x to i64
  %b = trunc nuw nsw i64 %a to i32
  %c = zext nneg i32 %b to i64
  %d = sext i32 %b to i64
  %e = sitofp i64 %c to float
  %f = fpext float %e to double
  %g = fptrunc double %f to half
  %h = bitcast half %g to i16
  %i = uitofp nneg i16 %h to double
  %j = fptoui double %i to i32
  %k = ptrtoint ptr %p to i64
  %l = inttoptr i64 %k to ptr
  %m = addrspacecast ptr %l to ptr addrspace(1)
  %n = ptrtoint ptr addrspace(1) %m to i64
  %o = sub i64 %n, %k
  %q = trunc i64 %o to i32
  %r = add i32 %q, %b
  ret i32 %r
}

define internal double @fast(double %x, double %y) {
  %a = fadd fast double %x, %y
  %b = fsub nnan ninf double %a, %y
  %c = fmul reassoc contract double %b, 2.000000e+00
  %d = fdiv nsz arcp afn double %c, 2.000000e+00
  %e = frem double %d, 1.000000e+02
  %f = fneg nsz double %e
  %g = fcmp olt double %f, 0.000000e+00
  %h = select nnan i1 %g, double %e, double %f
  %i = fcmp ninf une double %h, %h
  br i1 %i, label %odd, label %even

odd:                                              ; preds = %0
  br label %even

even:                                             ; preds = %odd, %0
  %j = phi nnan double [ %h, %0 ], [ 0.000000e+00, %odd ]
  ret double %j
}

define internal i32 @atomics(ptr %p) {
  %a = load atomic i32, ptr %p acquire, align 4
  store atomic volatile i32 %a, ptr %p syncscope("singlethread") release, align 4
  %b = atomicrmw add ptr %p, i32 5 seq_cst, align 4
  %c = atomicrmw volatile umax ptr %p, i32 7 monotonic, align 4
  %d = cmpxchg weak volatile ptr %p, i32 7, i32 9 acq_rel monotonic, align 4
  %e = extractvalue { i32, i1 } %d, 0
  fence seq_cst
  fence syncscope("singlethread") acquire
  %f = load volatile i32, ptr %p, align 4
  ret i32 %f
}

define internal i32 @vectors(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i64 2
  %b = insertelement <4 x i32> %v, i32 %a, i32 0
  %c = shufflevector <4 x i32> %b, <4 x i32> %v, <4 x i32> <i32 0, i32 5, i32 poison, i32 3>
  %d = icmp samesign ugt <4 x i32> %b, zeroinitializer
  %e = select <4 x i1> %d, <4 x i32> %b, <4 x i32> splat (i32 1)
  %f = extractelement <4 x i32> %e, i32 0
  %g = extractelement <4 x i32> %c, i32 1
  %h = add i32 %f, %g
  ret i32 %h
}

define internal { i32, [2 x i64] } @parts(i32 %x) {
  %a = insertvalue { i32, [2 x i64] } undef, i32 %x, 0
  %b = insertvalue { i32, [2 x i64] } %a, i64 12, 1, 1
  %c = extractvalue { i32, [2 x i64] } %b, 1
  %d = insertvalue { i32, [2 x i64] } %b, [2 x i64] %c, 1
  ret { i32, [2 x i64] } %d
}

define internal i32 @variable(i32 %n, ...) {
  %list = alloca [24 x i8], align 16
  %many = alloca i32, i32 %n, align 4
  %room = alloca i64, i64 2, align 8
  store i32 1, ptr %many, align 4
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %a
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

define internal i32 @thrower(i32 %x) {
  %a = call i32 (i32, ...) @variable(i32 1, i32 %x)
  ret i32 %a
}

define internal i32 @catcher(i32 %x) personality ptr @__gxx_personality_v0 {
  %a = invoke i32 @thrower(i32 %x)
          to label %good unwind label %bad

good:                                             ; preds = %0
  ret i32 %a

bad:                                              ; preds = %0
  %b = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @root]
  resume { ptr, i32 } %b
}

define internal i32 @bundles(i32 %x) {
  %a = call i32 @numbers(i32 %x, i32 1) [ "deopt"(i32 7, ptr @zero), "note"() ]
  %b = tail call i32 @numbers(i32 %a, i32 2)
  %c = notail call i32 @numbers(i32 %b, i32 3) #5
  %d = call i32 asm sideeffect alignstack "movl $1, $0", "=r,r,~{memory}"(i32 %c)
  ret i32 %d
}

define internal i32 @tail(i32 %x) {
  %a = musttail call i32 @bundles(i32 %x)
  ret i32 %a
}

define internal i32 @choose(i64 %x) {
  switch i64 %x, label %rest [
    i64 1, label %one
    i64 -2, label %two
    i64 9223372036854775807, label %two
  ], !prof !2

one:                                              ; preds = %0
  ret i32 10

two:                                              ; preds = %0, %0
  ret i32 20

rest:                                             ; preds = %0
  %1 = icmp slt i64 %x, 100
  call void @llvm.assume(i1 %1)
  ret i32 30
}

; Function Attrs: noreturn nounwind
define internal void @never() #4 {
  unreachable
}

define i32 @main() {
  %1 = alloca %pair, align 8
  store %pair { i32 4, i64 5 }, ptr %1, align 8
  %2 = call fastcc zeroext i1 @words(i32 4, ptr byval(%pair) align 8 %1)
  br i1 %2, label %3, label %11

3:                                                ; preds = %0
  %4 = call i32 @numbers(i32 7, i32 8), !range !3
  %5 = call i32 @casts(double 3.500000e+00, ptr @zero)
  %6 = call i32 @atomics(ptr @zero)
  %7 = load <4 x i32>, ptr @vector, align 16, !nontemporal !4
  %8 = call i32 @vectors(<4 x i32> %7)
  %9 = call i32 @choose(i64 -2)
  %10 = call i32 @catcher(i32 33)
  br label %12

11:                                               ; preds = %0
  br label %12

12:                                               ; preds = %11, %3
  %13 = phi i32 [ %4, %3 ], [ 0, %11 ]
  %14 = phi i32 [ %10, %3 ], [ 0, %11 ]
  %15 = phi i32 [ %9, %3 ], [ 0, %11 ]
  %16 = phi i32 [ %6, %3 ], [ 0, %11 ]
  %17 = call { i32, [2 x i64] } @parts(i32 1)
  %18 = extractvalue { i32, [2 x i64] } %17, 0
  %19 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @labels, i64 0, i64 1), align 8
  %20 = call i32 @jump(ptr %19)
  %21 = call double @fast(double 1.000000e+00, double 2.000000e+00)
  %22 = getelementptr inbounds nuw %tree, ptr @root, i64 0, i32 2, i64 1
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = add i32 %13, %14
  %26 = add i32 %25, %15
  %27 = add i32 %26, %16
  %28 = add i32 %27, %18
  %29 = add i32 %28, %20
  %30 = sub i32 %29, %24
  ret i32 %30
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #2 = { alwaysinline nounwind allocsize(0) memory(argmem: read) uwtable "frame-pointer"="all" "no-value" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { noreturn nounwind }
attributes #5 = { nomerge }

!named = !{!0, !1}

!0 = !{!"a \22quoted\22 text", i32 7, ptr @zero, null}
!1 = distinct !{!1, !0}
!2 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!3 = !{i32 0, i32 100}
!4 = !{i32 1}
