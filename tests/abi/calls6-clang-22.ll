target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t0 = type { x86_fp80 }
%struct.t1 = type { float, i32, float, i32 }
%struct.t2 = type { float, i32, [2 x double], i8 }
%struct.t3 = type { %struct.t2 }
%struct.t7 = type { float, i32, float, i32 }
%union.t8 = type { { x86_fp80, x86_fp80 } }
%struct.t9 = type { [3 x i8] }
%struct.t4 = type { double, [1 x %struct.t1] }
%struct.t6 = type { double, double, i32 }
%struct.t10 = type {}
%struct.t5 = type { %struct.t1, %struct.t4, [1 x i16], i64 }
%struct.t11 = type { i16, [2 x x86_fp80], { x86_fp80, x86_fp80 }, i16, i64 }
%struct.t12 = type { x86_fp80, { x86_fp80, x86_fp80 }, double, %struct.t6, i8 }
%struct.t13 = type { fp128, double }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"axyz\00", align 1

define dso_local i32 @main() {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run0()
  %2 = call i64 @take()
  %3 = load i64, ptr @sum, align 8
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %2, i64 noundef %3)
  call void @run1()
  %5 = call i64 @take()
  %6 = load i64, ptr @sum, align 8
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %5, i64 noundef %6)
  call void @run2()
  %8 = call i64 @take()
  %9 = load i64, ptr @sum, align 8
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %8, i64 noundef %9)
  call void @run3()
  %11 = call i64 @take()
  %12 = load i64, ptr @sum, align 8
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %11, i64 noundef %12)
  call void @run4()
  %14 = call i64 @take()
  %15 = load i64, ptr @sum, align 8
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i64 noundef %14, i64 noundef %15)
  call void @run5()
  %17 = call i64 @take()
  %18 = load i64, ptr @sum, align 8
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %17, i64 noundef %18)
  ret i32 0
}

define internal void @run0() {
  %1 = alloca %struct.t0, align 16
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = alloca { double, double }, align 8
  %4 = alloca %struct.t0, align 16
  %5 = alloca %struct.t1, align 8
  %6 = alloca %struct.t2, align 8
  %7 = alloca %struct.t3, align 8
  %8 = alloca fp128, align 16
  %9 = alloca x86_fp80, align 16
  %10 = alloca double, align 8
  %11 = alloca { x86_fp80, x86_fp80 }, align 16
  %12 = alloca { double, double }, align 8
  %13 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 0
  store x86_fp80 0xK40039D6DB6DB6DB6DB6E, ptr %13, align 16
  %14 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %15 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  store x86_fp80 0xKC003ADB6DB6DB6DB6DB7, ptr %14, align 16
  store x86_fp80 0xKC007CD70000000000000, ptr %15, align 16
  %16 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %17 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double -2.485000e+02, ptr %16, align 8
  store double 2.795000e+02, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.t0, ptr %4, i32 0, i32 0
  store x86_fp80 0xKC005821B6DB6DB6DB6DB, ptr %18, align 16
  %19 = getelementptr inbounds nuw %struct.t1, ptr %5, i32 0, i32 0
  store float -2.068750e+02, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t1, ptr %5, i32 0, i32 1
  store i32 1010628665, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.t1, ptr %5, i32 0, i32 2
  store float -3.768750e+02, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.t1, ptr %5, i32 0, i32 3
  store i32 1562850584, ptr %22, align 4
  %23 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  store float 3.075000e+01, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 1
  store i32 -1642741994, ptr %24, align 4
  %25 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 2
  %26 = getelementptr inbounds [2 x double], ptr %25, i64 0, i64 0
  store double -2.235000e+02, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 2
  %28 = getelementptr inbounds [2 x double], ptr %27, i64 0, i64 1
  store double -2.157500e+02, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 3
  store i8 124, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.t3, ptr %7, i32 0, i32 0
  %31 = getelementptr inbounds nuw %struct.t2, ptr %30, i32 0, i32 0
  store float 2.000000e+02, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.t3, ptr %7, i32 0, i32 0
  %33 = getelementptr inbounds nuw %struct.t2, ptr %32, i32 0, i32 1
  store i32 -251724974, ptr %33, align 4
  %34 = getelementptr inbounds nuw %struct.t3, ptr %7, i32 0, i32 0
  %35 = getelementptr inbounds nuw %struct.t2, ptr %34, i32 0, i32 2
  %36 = getelementptr inbounds [2 x double], ptr %35, i64 0, i64 0
  store double 4.102500e+02, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.t3, ptr %7, i32 0, i32 0
  %38 = getelementptr inbounds nuw %struct.t2, ptr %37, i32 0, i32 2
  %39 = getelementptr inbounds [2 x double], ptr %38, i64 0, i64 1
  store double -1.775000e+01, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.t3, ptr %7, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.t2, ptr %40, i32 0, i32 3
  store i8 1, ptr %41, align 8
  store fp128 0xLB6DC000000000000400515DB6DB6DB6D, ptr %8, align 16
  store x86_fp80 0xK4003EEB6DB6DB6DB6DB7, ptr %9, align 16
  %42 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %43 = load x86_fp80, ptr %42, align 16
  %44 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  %45 = load x86_fp80, ptr %44, align 16
  %46 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %49 = load double, ptr %48, align 8
  %50 = load fp128, ptr %8, align 16
  %51 = load x86_fp80, ptr %9, align 16
  %52 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %11, i32 0, i32 0
  %53 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %11, i32 0, i32 1
  store x86_fp80 %43, ptr %52, align 16
  store x86_fp80 %45, ptr %53, align 16
  %54 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %55 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  store double %47, ptr %54, align 8
  store double %49, ptr %55, align 8
  %56 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = call double @f0(ptr noundef byval(%struct.t0) align 16 %1, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %11, double noundef %57, double noundef %59, ptr noundef byval(%struct.t0) align 16 %4, i64 %61, i64 %63, ptr noundef byval(%struct.t2) align 8 %6, ptr noundef byval(%struct.t3) align 8 %7, fp128 noundef %50, x86_fp80 noundef %51)
  store double %64, ptr %10, align 8
  %65 = load double, ptr %10, align 8
  call void @mix_double(double noundef %65)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  call void @f1(ptr noundef @b1)
  ret void
}

define internal void @run2() {
  call void @f2(ptr noundef @b2)
  ret void
}

define internal void @run3() {
  %1 = alloca i32, align 4
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = alloca fp128, align 16
  %4 = alloca float, align 4
  %5 = alloca %struct.t7, align 8
  %6 = alloca %union.t8, align 16
  %7 = alloca %struct.t9, align 1
  %8 = alloca %struct.t4, align 8
  %9 = alloca %struct.t6, align 8
  %10 = alloca %struct.t10, align 1
  %11 = alloca %struct.t5, align 8
  %12 = alloca fp128, align 16
  %13 = alloca i32, align 4
  %14 = alloca { x86_fp80, x86_fp80 }, align 16
  %15 = alloca i24, align 4
  store i32 1, ptr %1, align 4
  %16 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %17 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  store x86_fp80 0xKC004BE00000000000000, ptr %16, align 16
  store x86_fp80 0xKC006BB60000000000000, ptr %17, align 16
  store fp128 0xLDB6E000000000000C0042D6DB6DB6DB6, ptr %3, align 16
  store float 2.570000e+02, ptr %4, align 4
  %18 = getelementptr inbounds nuw %struct.t7, ptr %5, i32 0, i32 0
  store float 1.317500e+02, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.t7, ptr %5, i32 0, i32 1
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds nuw %struct.t7, ptr %5, i32 0, i32 2
  store float 1.726250e+02, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.t7, ptr %5, i32 0, i32 3
  store i32 1, ptr %21, align 4
  %22 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 0
  %23 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 1
  store x86_fp80 0xKC0038E24924924924925, ptr %22, align 16
  store x86_fp80 0xKC002AE00000000000000, ptr %23, align 16
  %24 = getelementptr inbounds nuw %struct.t9, ptr %7, i32 0, i32 0
  %25 = getelementptr inbounds [3 x i8], ptr %24, i64 0, i64 0
  store i8 43, ptr %25, align 1
  %26 = getelementptr inbounds nuw %struct.t9, ptr %7, i32 0, i32 0
  %27 = getelementptr inbounds [3 x i8], ptr %26, i64 0, i64 1
  store i8 100, ptr %27, align 1
  %28 = getelementptr inbounds nuw %struct.t9, ptr %7, i32 0, i32 0
  %29 = getelementptr inbounds [3 x i8], ptr %28, i64 0, i64 2
  store i8 1, ptr %29, align 1
  %30 = getelementptr inbounds nuw %struct.t4, ptr %8, i32 0, i32 0
  store double -7.512500e+01, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.t4, ptr %8, i32 0, i32 1
  %32 = getelementptr inbounds [1 x %struct.t1], ptr %31, i64 0, i64 0
  %33 = getelementptr inbounds nuw %struct.t1, ptr %32, i32 0, i32 0
  store float -5.887500e+01, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.t4, ptr %8, i32 0, i32 1
  %35 = getelementptr inbounds [1 x %struct.t1], ptr %34, i64 0, i64 0
  %36 = getelementptr inbounds nuw %struct.t1, ptr %35, i32 0, i32 1
  store i32 1147690725, ptr %36, align 4
  %37 = getelementptr inbounds nuw %struct.t4, ptr %8, i32 0, i32 1
  %38 = getelementptr inbounds [1 x %struct.t1], ptr %37, i64 0, i64 0
  %39 = getelementptr inbounds nuw %struct.t1, ptr %38, i32 0, i32 2
  store float -2.950000e+02, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.t4, ptr %8, i32 0, i32 1
  %41 = getelementptr inbounds [1 x %struct.t1], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.t1, ptr %41, i32 0, i32 3
  store i32 0, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.t6, ptr %9, i32 0, i32 0
  store double 4.687500e+01, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.t6, ptr %9, i32 0, i32 1
  store double -2.758750e+02, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.t6, ptr %9, i32 0, i32 2
  store i32 1892194084, ptr %45, align 8
  %46 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 0
  %47 = getelementptr inbounds nuw %struct.t1, ptr %46, i32 0, i32 0
  store float 2.075000e+02, ptr %47, align 8
  %48 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 0
  %49 = getelementptr inbounds nuw %struct.t1, ptr %48, i32 0, i32 1
  store i32 1, ptr %49, align 4
  %50 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 0
  %51 = getelementptr inbounds nuw %struct.t1, ptr %50, i32 0, i32 2
  store float -2.662500e+02, ptr %51, align 8
  %52 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 0
  %53 = getelementptr inbounds nuw %struct.t1, ptr %52, i32 0, i32 3
  store i32 1, ptr %53, align 4
  %54 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 1
  %55 = getelementptr inbounds nuw %struct.t4, ptr %54, i32 0, i32 0
  store double -3.797500e+02, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 1
  %57 = getelementptr inbounds nuw %struct.t4, ptr %56, i32 0, i32 1
  %58 = getelementptr inbounds [1 x %struct.t1], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.t1, ptr %58, i32 0, i32 0
  store float -3.618750e+02, ptr %59, align 8
  %60 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 1
  %61 = getelementptr inbounds nuw %struct.t4, ptr %60, i32 0, i32 1
  %62 = getelementptr inbounds [1 x %struct.t1], ptr %61, i64 0, i64 0
  %63 = getelementptr inbounds nuw %struct.t1, ptr %62, i32 0, i32 1
  store i32 694831731, ptr %63, align 4
  %64 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 1
  %65 = getelementptr inbounds nuw %struct.t4, ptr %64, i32 0, i32 1
  %66 = getelementptr inbounds [1 x %struct.t1], ptr %65, i64 0, i64 0
  %67 = getelementptr inbounds nuw %struct.t1, ptr %66, i32 0, i32 2
  store float 3.171250e+02, ptr %67, align 8
  %68 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 1
  %69 = getelementptr inbounds nuw %struct.t4, ptr %68, i32 0, i32 1
  %70 = getelementptr inbounds [1 x %struct.t1], ptr %69, i64 0, i64 0
  %71 = getelementptr inbounds nuw %struct.t1, ptr %70, i32 0, i32 3
  store i32 -652292528, ptr %71, align 4
  %72 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 2
  %73 = getelementptr inbounds [1 x i16], ptr %72, i64 0, i64 0
  store i16 17384, ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.t5, ptr %11, i32 0, i32 3
  store i64 1, ptr %74, align 8
  store fp128 0xL00000000000000004003640000000000, ptr %12, align 16
  %75 = load i32, ptr %1, align 4
  %76 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %77 = load x86_fp80, ptr %76, align 16
  %78 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  %79 = load x86_fp80, ptr %78, align 16
  %80 = load fp128, ptr %3, align 16
  %81 = load float, ptr %4, align 4
  %82 = load fp128, ptr %12, align 16
  %83 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %14, i32 0, i32 0
  %84 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %14, i32 0, i32 1
  store x86_fp80 %77, ptr %83, align 16
  store x86_fp80 %79, ptr %84, align 16
  %85 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 0
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw { i64, i64 }, ptr %5, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.t9, ptr %7, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 1 %89, i64 3, i1 false)
  %90 = load i24, ptr %15, align 4
  %91 = call i32 @f3(i32 noundef %75, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %14, fp128 noundef %80, float noundef %81, i64 %86, i64 %88, ptr noundef byval(%union.t8) align 16 %6, i24 %90, ptr noundef byval(%struct.t4) align 8 %8, ptr noundef byval(%struct.t6) align 8 %9, ptr noundef byval(%struct.t5) align 8 %11, fp128 noundef %82)
  store i32 %91, ptr %13, align 4
  %92 = load i32, ptr %13, align 4
  %93 = sext i32 %92 to i64
  call void @mix(i64 noundef %93)
  ret void
}

define internal void @run4() {
  call void @f4(ptr noundef @b4)
  ret void
}

define internal void @run5() {
  call void @f5(ptr noundef @b5)
  ret void
}

declare double @f0(ptr noundef byval(%struct.t0) align 16, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16, double noundef, double noundef, ptr noundef byval(%struct.t0) align 16, i64, i64, ptr noundef byval(%struct.t2) align 8, ptr noundef byval(%struct.t3) align 8, fp128 noundef, x86_fp80 noundef)

define internal void @mix_double(double noundef %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  call void @mix(i64 noundef %4)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal void @mix(i64 noundef %0) {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr @sum, align 8
  %4 = load i64, ptr %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, ptr @sum, align 8
  %7 = load i64, ptr @sum, align 8
  %8 = lshr i64 %7, 29
  %9 = load i64, ptr @sum, align 8
  %10 = xor i64 %9, %8
  store i64 %10, ptr @sum, align 8
  ret void
}

declare void @f1(ptr noundef)

define internal ptr @b1(ptr noundef byval(%struct.t4) align 8 %0, i1 noundef zeroext %1, ptr noundef byval(%struct.t0) align 16 %2, double noundef %3, double noundef %4, i32 noundef %5) {
  %7 = alloca { double, double }, align 8
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %4, ptr %12, align 8
  %13 = zext i1 %1 to i8
  store i8 %13, ptr %8, align 1
  store i32 %5, ptr %9, align 4
  %14 = getelementptr inbounds nuw %struct.t4, ptr %0, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  call void @mix_double(double noundef %15)
  %16 = getelementptr inbounds nuw %struct.t4, ptr %0, i32 0, i32 1
  %17 = getelementptr inbounds [1 x %struct.t1], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.t1, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 8
  call void @mix_float(float noundef %19)
  %20 = getelementptr inbounds nuw %struct.t4, ptr %0, i32 0, i32 1
  %21 = getelementptr inbounds [1 x %struct.t1], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.t1, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = getelementptr inbounds nuw %struct.t4, ptr %0, i32 0, i32 1
  %26 = getelementptr inbounds [1 x %struct.t1], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds nuw %struct.t1, ptr %26, i32 0, i32 2
  %28 = load float, ptr %27, align 8
  call void @mix_float(float noundef %28)
  %29 = getelementptr inbounds nuw %struct.t4, ptr %0, i32 0, i32 1
  %30 = getelementptr inbounds [1 x %struct.t1], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.t1, ptr %30, i32 0, i32 3
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = load i8, ptr %8, align 1
  %35 = trunc i8 %34 to i1
  %36 = zext i1 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = getelementptr inbounds nuw %struct.t0, ptr %2, i32 0, i32 0
  %38 = load x86_fp80, ptr %37, align 16
  call void @mix_long(x86_fp80 noundef %38)
  %39 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  call void @mix_double(double noundef %40)
  %41 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  call void @mix_double(double noundef %42)
  %43 = load i32, ptr %9, align 4
  %44 = zext i32 %43 to i64
  call void @mix(i64 noundef %44)
  store ptr @.str.6, ptr %10, align 8
  %45 = load ptr, ptr %10, align 8
  ret ptr %45
}

define internal void @mix_float(float noundef %0) {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %2, i64 4, i1 false)
  %4 = load i32, ptr %3, align 4
  %5 = zext i32 %4 to i64
  call void @mix(i64 noundef %5)
  ret void
}

define internal void @mix_long(x86_fp80 noundef %0) {
  %2 = alloca x86_fp80, align 16
  %3 = alloca i64, align 8
  store x86_fp80 %0, ptr %2, align 16
  store i64 0, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 16 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  call void @mix(i64 noundef %4)
  store i64 0, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 2, i1 false)
  %6 = load i64, ptr %3, align 8
  call void @mix(i64 noundef %6)
  ret void
}

declare void @f2(ptr noundef)

define internal double @b2(fp128 noundef %0, ptr noundef byval(%struct.t5) align 8 %1, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %2, i32 noundef %3, fp128 noundef %4, i16 noundef signext %5, ptr noundef byval(%struct.t6) align 8 %6, ptr noundef %7, ptr noundef byval(%struct.t0) align 16 %8) {
  %10 = alloca fp128, align 16
  %11 = alloca i32, align 4
  %12 = alloca fp128, align 16
  %13 = alloca i16, align 2
  %14 = alloca ptr, align 8
  %15 = alloca double, align 8
  store fp128 %0, ptr %10, align 16
  store i32 %3, ptr %11, align 4
  store fp128 %4, ptr %12, align 16
  store i16 %5, ptr %13, align 2
  store ptr %7, ptr %14, align 8
  %16 = load fp128, ptr %10, align 16
  call void @mix_quad(fp128 noundef %16)
  %17 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 0
  %18 = getelementptr inbounds nuw %struct.t1, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 8
  call void @mix_float(float noundef %19)
  %20 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 0
  %21 = getelementptr inbounds nuw %struct.t1, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  call void @mix(i64 noundef %23)
  %24 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 0
  %25 = getelementptr inbounds nuw %struct.t1, ptr %24, i32 0, i32 2
  %26 = load float, ptr %25, align 8
  call void @mix_float(float noundef %26)
  %27 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 0
  %28 = getelementptr inbounds nuw %struct.t1, ptr %27, i32 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  call void @mix(i64 noundef %30)
  %31 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 1
  %32 = getelementptr inbounds nuw %struct.t4, ptr %31, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  call void @mix_double(double noundef %33)
  %34 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.t4, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds [1 x %struct.t1], ptr %35, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.t1, ptr %36, i32 0, i32 0
  %38 = load float, ptr %37, align 8
  call void @mix_float(float noundef %38)
  %39 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 1
  %40 = getelementptr inbounds nuw %struct.t4, ptr %39, i32 0, i32 1
  %41 = getelementptr inbounds [1 x %struct.t1], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.t1, ptr %41, i32 0, i32 1
  %43 = load i32, ptr %42, align 4
  %44 = sext i32 %43 to i64
  call void @mix(i64 noundef %44)
  %45 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 1
  %46 = getelementptr inbounds nuw %struct.t4, ptr %45, i32 0, i32 1
  %47 = getelementptr inbounds [1 x %struct.t1], ptr %46, i64 0, i64 0
  %48 = getelementptr inbounds nuw %struct.t1, ptr %47, i32 0, i32 2
  %49 = load float, ptr %48, align 8
  call void @mix_float(float noundef %49)
  %50 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 1
  %51 = getelementptr inbounds nuw %struct.t4, ptr %50, i32 0, i32 1
  %52 = getelementptr inbounds [1 x %struct.t1], ptr %51, i64 0, i64 0
  %53 = getelementptr inbounds nuw %struct.t1, ptr %52, i32 0, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  call void @mix(i64 noundef %55)
  %56 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 2
  %57 = getelementptr inbounds [1 x i16], ptr %56, i64 0, i64 0
  %58 = load i16, ptr %57, align 8
  %59 = sext i16 %58 to i64
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds nuw %struct.t5, ptr %1, i32 0, i32 3
  %61 = load i64, ptr %60, align 8
  call void @mix(i64 noundef %61)
  %62 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 0
  %63 = load x86_fp80, ptr %62, align 16
  call void @mix_long(x86_fp80 noundef %63)
  %64 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %2, i32 0, i32 1
  %65 = load x86_fp80, ptr %64, align 16
  call void @mix_long(x86_fp80 noundef %65)
  %66 = load i32, ptr %11, align 4
  %67 = zext i32 %66 to i64
  call void @mix(i64 noundef %67)
  %68 = load fp128, ptr %12, align 16
  call void @mix_quad(fp128 noundef %68)
  %69 = load i16, ptr %13, align 2
  %70 = sext i16 %69 to i64
  call void @mix(i64 noundef %70)
  %71 = getelementptr inbounds nuw %struct.t6, ptr %6, i32 0, i32 0
  %72 = load double, ptr %71, align 8
  call void @mix_double(double noundef %72)
  %73 = getelementptr inbounds nuw %struct.t6, ptr %6, i32 0, i32 1
  %74 = load double, ptr %73, align 8
  call void @mix_double(double noundef %74)
  %75 = getelementptr inbounds nuw %struct.t6, ptr %6, i32 0, i32 2
  %76 = load i32, ptr %75, align 8
  %77 = sext i32 %76 to i64
  call void @mix(i64 noundef %77)
  %78 = load ptr, ptr %14, align 8
  %79 = ptrtoint ptr %78 to i64
  call void @mix(i64 noundef %79)
  %80 = getelementptr inbounds nuw %struct.t0, ptr %8, i32 0, i32 0
  %81 = load x86_fp80, ptr %80, align 16
  call void @mix_long(x86_fp80 noundef %81)
  store double -1.996250e+02, ptr %15, align 8
  %82 = load double, ptr %15, align 8
  ret double %82
}

define internal void @mix_quad(fp128 noundef %0) {
  %2 = alloca fp128, align 16
  %3 = alloca i128, align 16
  store fp128 %0, ptr %2, align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 %2, i64 16, i1 false)
  %4 = load i128, ptr %3, align 16
  call void @mix_wide(i128 noundef %4)
  ret void
}

define internal void @mix_wide(i128 noundef %0) {
  %2 = alloca i128, align 16
  store i128 %0, ptr %2, align 16
  %3 = load i128, ptr %2, align 16
  %4 = trunc i128 %3 to i64
  call void @mix(i64 noundef %4)
  %5 = load i128, ptr %2, align 16
  %6 = lshr i128 %5, 64
  %7 = trunc i128 %6 to i64
  call void @mix(i64 noundef %7)
  ret void
}

declare i32 @f3(i32 noundef, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16, fp128 noundef, float noundef, i64, i64, ptr noundef byval(%union.t8) align 16, i24, ptr noundef byval(%struct.t4) align 8, ptr noundef byval(%struct.t6) align 8, ptr noundef byval(%struct.t5) align 8, fp128 noundef)

declare void @f4(ptr noundef)

define internal void @b4(ptr dead_on_unwind noalias writable sret(%struct.t11) align 16 %0, ptr noundef byval(%struct.t6) align 8 %1, fp128 noundef %2, ptr noundef byval(%struct.t12) align 16 %3) {
  %5 = alloca fp128, align 16
  store fp128 %2, ptr %5, align 16
  %6 = getelementptr inbounds nuw %struct.t6, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8
  call void @mix_double(double noundef %7)
  %8 = getelementptr inbounds nuw %struct.t6, ptr %1, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  call void @mix_double(double noundef %9)
  %10 = getelementptr inbounds nuw %struct.t6, ptr %1, i32 0, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  call void @mix(i64 noundef %12)
  %13 = load fp128, ptr %5, align 16
  call void @mix_quad(fp128 noundef %13)
  %14 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 0
  %15 = load x86_fp80, ptr %14, align 16
  call void @mix_long(x86_fp80 noundef %15)
  %16 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 1
  %17 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %16, i32 0, i32 0
  %18 = load x86_fp80, ptr %17, align 16
  call void @mix_long(x86_fp80 noundef %18)
  %19 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 1
  %20 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %19, i32 0, i32 1
  %21 = load x86_fp80, ptr %20, align 16
  call void @mix_long(x86_fp80 noundef %21)
  %22 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 2
  %23 = load double, ptr %22, align 16
  call void @mix_double(double noundef %23)
  %24 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 3
  %25 = getelementptr inbounds nuw %struct.t6, ptr %24, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  call void @mix_double(double noundef %26)
  %27 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 3
  %28 = getelementptr inbounds nuw %struct.t6, ptr %27, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  call void @mix_double(double noundef %29)
  %30 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 3
  %31 = getelementptr inbounds nuw %struct.t6, ptr %30, i32 0, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = getelementptr inbounds nuw %struct.t12, ptr %3, i32 0, i32 4
  %35 = load i8, ptr %34, align 16
  %36 = sext i8 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = load i16, ptr %0, align 16
  %38 = and i16 %37, -256
  %39 = or i16 %38, 1
  store i16 %39, ptr %0, align 16
  %40 = load i16, ptr %0, align 16
  %41 = and i16 %40, -257
  %42 = or i16 %41, 256
  store i16 %42, ptr %0, align 16
  %43 = getelementptr inbounds nuw %struct.t11, ptr %0, i32 0, i32 1
  %44 = getelementptr inbounds [2 x x86_fp80], ptr %43, i64 0, i64 0
  store x86_fp80 0xK4003EB00000000000000, ptr %44, align 16
  %45 = getelementptr inbounds nuw %struct.t11, ptr %0, i32 0, i32 1
  %46 = getelementptr inbounds [2 x x86_fp80], ptr %45, i64 0, i64 1
  store x86_fp80 0xK4004DA24924924924925, ptr %46, align 16
  %47 = getelementptr inbounds nuw %struct.t11, ptr %0, i32 0, i32 2
  %48 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %47, i32 0, i32 0
  %49 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %47, i32 0, i32 1
  store x86_fp80 0xKC003C424924924924925, ptr %48, align 16
  store x86_fp80 0xKC0078890000000000000, ptr %49, align 16
  %50 = getelementptr inbounds nuw %struct.t11, ptr %0, i32 0, i32 3
  %51 = load i16, ptr %50, align 16
  %52 = and i16 %51, -512
  %53 = or i16 %52, 1
  store i16 %53, ptr %50, align 16
  %54 = getelementptr inbounds nuw %struct.t11, ptr %0, i32 0, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, -288230376151711744
  %57 = or i64 %56, 1
  store i64 %57, ptr %54, align 8
  ret void
}

declare void @f5(ptr noundef)

define internal i32 @b5(ptr noundef byval(%struct.t13) align 16 %0, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw %struct.t13, ptr %0, i32 0, i32 0
  %5 = load fp128, ptr %4, align 16
  call void @mix_quad(fp128 noundef %5)
  %6 = getelementptr inbounds nuw %struct.t13, ptr %0, i32 0, i32 1
  %7 = load double, ptr %6, align 16
  call void @mix_double(double noundef %7)
  %8 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 0
  %9 = load x86_fp80, ptr %8, align 16
  call void @mix_long(x86_fp80 noundef %9)
  %10 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 1
  %11 = load x86_fp80, ptr %10, align 16
  call void @mix_long(x86_fp80 noundef %11)
  store i32 -4, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  ret i32 %12
}
