target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

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
%struct.t12 = type { x86_fp80, { x86_fp80, x86_fp80 }, double, %struct.t6, i8, [15 x i8] }
%struct.t13 = type { fp128, double, [8 x i8] }

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
  store i32 0, i32* %1, align 4
  call void @run0()
  %2 = call i64 @take()
  %3 = load i64, i64* @sum, align 8
  %4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i64 noundef %2, i64 noundef %3)
  call void @run1()
  %5 = call i64 @take()
  %6 = load i64, i64* @sum, align 8
  %7 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i64 noundef %5, i64 noundef %6)
  call void @run2()
  %8 = call i64 @take()
  %9 = load i64, i64* @sum, align 8
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i64 noundef %8, i64 noundef %9)
  call void @run3()
  %11 = call i64 @take()
  %12 = load i64, i64* @sum, align 8
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.3, i64 0, i64 0), i64 noundef %11, i64 noundef %12)
  call void @run4()
  %14 = call i64 @take()
  %15 = load i64, i64* @sum, align 8
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i64 0, i64 0), i64 noundef %14, i64 noundef %15)
  call void @run5()
  %17 = call i64 @take()
  %18 = load i64, i64* @sum, align 8
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.5, i64 0, i64 0), i64 noundef %17, i64 noundef %18)
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
  %13 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 0
  store x86_fp80 0xK40039D6DB6DB6DB6DB6E, x86_fp80* %13, align 16
  %14 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 0
  %15 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 1
  store x86_fp80 0xKC003ADB6DB6DB6DB6DB7, x86_fp80* %14, align 16
  store x86_fp80 0xKC007CD70000000000000, x86_fp80* %15, align 16
  %16 = getelementptr inbounds { double, double }, { double, double }* %3, i32 0, i32 0
  %17 = getelementptr inbounds { double, double }, { double, double }* %3, i32 0, i32 1
  store double -2.485000e+02, double* %16, align 8
  store double 2.795000e+02, double* %17, align 8
  %18 = getelementptr inbounds %struct.t0, %struct.t0* %4, i32 0, i32 0
  store x86_fp80 0xKC005821B6DB6DB6DB6DB, x86_fp80* %18, align 16
  %19 = getelementptr inbounds %struct.t1, %struct.t1* %5, i32 0, i32 0
  store float -2.068750e+02, float* %19, align 8
  %20 = getelementptr inbounds %struct.t1, %struct.t1* %5, i32 0, i32 1
  store i32 1010628665, i32* %20, align 4
  %21 = getelementptr inbounds %struct.t1, %struct.t1* %5, i32 0, i32 2
  store float -3.768750e+02, float* %21, align 8
  %22 = getelementptr inbounds %struct.t1, %struct.t1* %5, i32 0, i32 3
  store i32 1562850584, i32* %22, align 4
  %23 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  store float 3.075000e+01, float* %23, align 8
  %24 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 1
  store i32 -1642741994, i32* %24, align 4
  %25 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 2
  %26 = getelementptr inbounds [2 x double], [2 x double]* %25, i64 0, i64 0
  store double -2.235000e+02, double* %26, align 8
  %27 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 2
  %28 = getelementptr inbounds [2 x double], [2 x double]* %27, i64 0, i64 1
  store double -2.157500e+02, double* %28, align 8
  %29 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  store i8 124, i8* %29, align 8
  %30 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  %31 = getelementptr inbounds %struct.t2, %struct.t2* %30, i32 0, i32 0
  store float 2.000000e+02, float* %31, align 8
  %32 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  %33 = getelementptr inbounds %struct.t2, %struct.t2* %32, i32 0, i32 1
  store i32 -251724974, i32* %33, align 4
  %34 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  %35 = getelementptr inbounds %struct.t2, %struct.t2* %34, i32 0, i32 2
  %36 = getelementptr inbounds [2 x double], [2 x double]* %35, i64 0, i64 0
  store double 4.102500e+02, double* %36, align 8
  %37 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  %38 = getelementptr inbounds %struct.t2, %struct.t2* %37, i32 0, i32 2
  %39 = getelementptr inbounds [2 x double], [2 x double]* %38, i64 0, i64 1
  store double -1.775000e+01, double* %39, align 8
  %40 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  %41 = getelementptr inbounds %struct.t2, %struct.t2* %40, i32 0, i32 3
  store i8 1, i8* %41, align 8
  store fp128 0xLB6DC000000000000400515DB6DB6DB6D, fp128* %8, align 16
  store x86_fp80 0xK4003EEB6DB6DB6DB6DB7, x86_fp80* %9, align 16
  %42 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 0
  %43 = load x86_fp80, x86_fp80* %42, align 16
  %44 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 1
  %45 = load x86_fp80, x86_fp80* %44, align 16
  %46 = getelementptr inbounds { double, double }, { double, double }* %3, i32 0, i32 0
  %47 = load double, double* %46, align 8
  %48 = getelementptr inbounds { double, double }, { double, double }* %3, i32 0, i32 1
  %49 = load double, double* %48, align 8
  %50 = load fp128, fp128* %8, align 16
  %51 = load x86_fp80, x86_fp80* %9, align 16
  %52 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %11, i32 0, i32 0
  %53 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %11, i32 0, i32 1
  store x86_fp80 %43, x86_fp80* %52, align 16
  store x86_fp80 %45, x86_fp80* %53, align 16
  %54 = getelementptr inbounds { double, double }, { double, double }* %12, i32 0, i32 0
  %55 = getelementptr inbounds { double, double }, { double, double }* %12, i32 0, i32 1
  store double %47, double* %54, align 8
  store double %49, double* %55, align 8
  %56 = getelementptr inbounds { double, double }, { double, double }* %12, i32 0, i32 0
  %57 = load double, double* %56, align 8
  %58 = getelementptr inbounds { double, double }, { double, double }* %12, i32 0, i32 1
  %59 = load double, double* %58, align 8
  %60 = bitcast %struct.t1* %5 to { i64, i64 }*
  %61 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 0
  %62 = load i64, i64* %61, align 8
  %63 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %60, i32 0, i32 1
  %64 = load i64, i64* %63, align 8
  %65 = call double @f0(%struct.t0* noundef byval(%struct.t0) align 16 %1, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16 %11, double noundef %57, double noundef %59, %struct.t0* noundef byval(%struct.t0) align 16 %4, i64 %62, i64 %64, %struct.t2* noundef byval(%struct.t2) align 8 %6, %struct.t3* noundef byval(%struct.t3) align 8 %7, fp128 noundef %50, x86_fp80 noundef %51)
  store double %65, double* %10, align 8
  %66 = load double, double* %10, align 8
  call void @mix_double(double noundef %66)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  call void @f1(i8* (%struct.t4*, i1, %struct.t0*, double, double, i32)* noundef @b1)
  ret void
}

define internal void @run2() {
  call void @f2(double (fp128, %struct.t5*, { x86_fp80, x86_fp80 }*, i32, fp128, i16, %struct.t6*, i8*, %struct.t0*)* noundef @b2)
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
  store i32 1, i32* %1, align 4
  %16 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 0
  %17 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 1
  store x86_fp80 0xKC004BE00000000000000, x86_fp80* %16, align 16
  store x86_fp80 0xKC006BB60000000000000, x86_fp80* %17, align 16
  store fp128 0xLDB6E000000000000C0042D6DB6DB6DB6, fp128* %3, align 16
  store float 2.570000e+02, float* %4, align 4
  %18 = getelementptr inbounds %struct.t7, %struct.t7* %5, i32 0, i32 0
  store float 1.317500e+02, float* %18, align 8
  %19 = getelementptr inbounds %struct.t7, %struct.t7* %5, i32 0, i32 1
  store i32 0, i32* %19, align 4
  %20 = getelementptr inbounds %struct.t7, %struct.t7* %5, i32 0, i32 2
  store float 1.726250e+02, float* %20, align 8
  %21 = getelementptr inbounds %struct.t7, %struct.t7* %5, i32 0, i32 3
  store i32 1, i32* %21, align 4
  %22 = bitcast %union.t8* %6 to { x86_fp80, x86_fp80 }*
  %23 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %22, i32 0, i32 0
  %24 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %22, i32 0, i32 1
  store x86_fp80 0xKC0038E24924924924925, x86_fp80* %23, align 16
  store x86_fp80 0xKC002AE00000000000000, x86_fp80* %24, align 16
  %25 = getelementptr inbounds %struct.t9, %struct.t9* %7, i32 0, i32 0
  %26 = getelementptr inbounds [3 x i8], [3 x i8]* %25, i64 0, i64 0
  store i8 43, i8* %26, align 1
  %27 = getelementptr inbounds %struct.t9, %struct.t9* %7, i32 0, i32 0
  %28 = getelementptr inbounds [3 x i8], [3 x i8]* %27, i64 0, i64 1
  store i8 100, i8* %28, align 1
  %29 = getelementptr inbounds %struct.t9, %struct.t9* %7, i32 0, i32 0
  %30 = getelementptr inbounds [3 x i8], [3 x i8]* %29, i64 0, i64 2
  store i8 1, i8* %30, align 1
  %31 = getelementptr inbounds %struct.t4, %struct.t4* %8, i32 0, i32 0
  store double -7.512500e+01, double* %31, align 8
  %32 = getelementptr inbounds %struct.t4, %struct.t4* %8, i32 0, i32 1
  %33 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %32, i64 0, i64 0
  %34 = getelementptr inbounds %struct.t1, %struct.t1* %33, i32 0, i32 0
  store float -5.887500e+01, float* %34, align 8
  %35 = getelementptr inbounds %struct.t4, %struct.t4* %8, i32 0, i32 1
  %36 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %35, i64 0, i64 0
  %37 = getelementptr inbounds %struct.t1, %struct.t1* %36, i32 0, i32 1
  store i32 1147690725, i32* %37, align 4
  %38 = getelementptr inbounds %struct.t4, %struct.t4* %8, i32 0, i32 1
  %39 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %38, i64 0, i64 0
  %40 = getelementptr inbounds %struct.t1, %struct.t1* %39, i32 0, i32 2
  store float -2.950000e+02, float* %40, align 8
  %41 = getelementptr inbounds %struct.t4, %struct.t4* %8, i32 0, i32 1
  %42 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %41, i64 0, i64 0
  %43 = getelementptr inbounds %struct.t1, %struct.t1* %42, i32 0, i32 3
  store i32 0, i32* %43, align 4
  %44 = getelementptr inbounds %struct.t6, %struct.t6* %9, i32 0, i32 0
  store double 4.687500e+01, double* %44, align 8
  %45 = getelementptr inbounds %struct.t6, %struct.t6* %9, i32 0, i32 1
  store double -2.758750e+02, double* %45, align 8
  %46 = getelementptr inbounds %struct.t6, %struct.t6* %9, i32 0, i32 2
  store i32 1892194084, i32* %46, align 8
  %47 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 0
  %48 = getelementptr inbounds %struct.t1, %struct.t1* %47, i32 0, i32 0
  store float 2.075000e+02, float* %48, align 8
  %49 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 0
  %50 = getelementptr inbounds %struct.t1, %struct.t1* %49, i32 0, i32 1
  store i32 1, i32* %50, align 4
  %51 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 0
  %52 = getelementptr inbounds %struct.t1, %struct.t1* %51, i32 0, i32 2
  store float -2.662500e+02, float* %52, align 8
  %53 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 0
  %54 = getelementptr inbounds %struct.t1, %struct.t1* %53, i32 0, i32 3
  store i32 1, i32* %54, align 4
  %55 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 1
  %56 = getelementptr inbounds %struct.t4, %struct.t4* %55, i32 0, i32 0
  store double -3.797500e+02, double* %56, align 8
  %57 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 1
  %58 = getelementptr inbounds %struct.t4, %struct.t4* %57, i32 0, i32 1
  %59 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %58, i64 0, i64 0
  %60 = getelementptr inbounds %struct.t1, %struct.t1* %59, i32 0, i32 0
  store float -3.618750e+02, float* %60, align 8
  %61 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 1
  %62 = getelementptr inbounds %struct.t4, %struct.t4* %61, i32 0, i32 1
  %63 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %62, i64 0, i64 0
  %64 = getelementptr inbounds %struct.t1, %struct.t1* %63, i32 0, i32 1
  store i32 694831731, i32* %64, align 4
  %65 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 1
  %66 = getelementptr inbounds %struct.t4, %struct.t4* %65, i32 0, i32 1
  %67 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %66, i64 0, i64 0
  %68 = getelementptr inbounds %struct.t1, %struct.t1* %67, i32 0, i32 2
  store float 3.171250e+02, float* %68, align 8
  %69 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 1
  %70 = getelementptr inbounds %struct.t4, %struct.t4* %69, i32 0, i32 1
  %71 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %70, i64 0, i64 0
  %72 = getelementptr inbounds %struct.t1, %struct.t1* %71, i32 0, i32 3
  store i32 -652292528, i32* %72, align 4
  %73 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 2
  %74 = getelementptr inbounds [1 x i16], [1 x i16]* %73, i64 0, i64 0
  store i16 17384, i16* %74, align 8
  %75 = getelementptr inbounds %struct.t5, %struct.t5* %11, i32 0, i32 3
  store i64 1, i64* %75, align 8
  store fp128 0xL00000000000000004003640000000000, fp128* %12, align 16
  %76 = load i32, i32* %1, align 4
  %77 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 0
  %78 = load x86_fp80, x86_fp80* %77, align 16
  %79 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 1
  %80 = load x86_fp80, x86_fp80* %79, align 16
  %81 = load fp128, fp128* %3, align 16
  %82 = load float, float* %4, align 4
  %83 = load fp128, fp128* %12, align 16
  %84 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %14, i32 0, i32 0
  %85 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %14, i32 0, i32 1
  store x86_fp80 %78, x86_fp80* %84, align 16
  store x86_fp80 %80, x86_fp80* %85, align 16
  %86 = bitcast %struct.t7* %5 to { i64, i64 }*
  %87 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %86, i32 0, i32 0
  %88 = load i64, i64* %87, align 8
  %89 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %86, i32 0, i32 1
  %90 = load i64, i64* %89, align 8
  %91 = getelementptr inbounds %struct.t9, %struct.t9* %7, i32 0, i32 0
  %92 = bitcast i24* %15 to i8*
  %93 = bitcast [3 x i8]* %91 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %92, i8* align 1 %93, i64 3, i1 false)
  %94 = load i24, i24* %15, align 4
  %95 = call i32 @f3(i32 noundef %76, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16 %14, fp128 noundef %81, float noundef %82, i64 %88, i64 %90, %union.t8* noundef byval(%union.t8) align 16 %6, i24 %94, %struct.t4* noundef byval(%struct.t4) align 8 %8, %struct.t6* noundef byval(%struct.t6) align 8 %9, %struct.t5* noundef byval(%struct.t5) align 8 %11, fp128 noundef %83)
  store i32 %95, i32* %13, align 4
  %96 = load i32, i32* %13, align 4
  %97 = sext i32 %96 to i64
  call void @mix(i64 noundef %97)
  ret void
}

define internal void @run4() {
  call void @f4(void (%struct.t11*, %struct.t6*, fp128, %struct.t12*)* noundef @b4)
  ret void
}

define internal void @run5() {
  call void @f5(i32 (%struct.t13*, { x86_fp80, x86_fp80 }*)* noundef @b5)
  ret void
}

declare double @f0(%struct.t0* noundef byval(%struct.t0) align 16, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16, double noundef, double noundef, %struct.t0* noundef byval(%struct.t0) align 16, i64, i64, %struct.t2* noundef byval(%struct.t2) align 8, %struct.t3* noundef byval(%struct.t3) align 8, fp128 noundef, x86_fp80 noundef)

define internal void @mix_double(double noundef %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, double* %2, align 8
  %4 = bitcast i64* %3 to i8*
  %5 = bitcast double* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 %5, i64 8, i1 false)
  %6 = load i64, i64* %3, align 8
  call void @mix(i64 noundef %6)
  ret void
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal void @mix(i64 noundef %0) {
  %2 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  %3 = load i64, i64* @sum, align 8
  %4 = load i64, i64* %2, align 8
  %5 = xor i64 %3, %4
  %6 = mul i64 %5, 1099511628211
  store i64 %6, i64* @sum, align 8
  %7 = load i64, i64* @sum, align 8
  %8 = lshr i64 %7, 29
  %9 = load i64, i64* @sum, align 8
  %10 = xor i64 %9, %8
  store i64 %10, i64* @sum, align 8
  ret void
}

declare void @f1(i8* (%struct.t4*, i1, %struct.t0*, double, double, i32)* noundef)

define internal i8* @b1(%struct.t4* noundef byval(%struct.t4) align 8 %0, i1 noundef zeroext %1, %struct.t0* noundef byval(%struct.t0) align 16 %2, double noundef %3, double noundef %4, i32 noundef %5) {
  %7 = alloca { double, double }, align 8
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i8*, align 8
  %11 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  store double %3, double* %11, align 8
  %12 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  store double %4, double* %12, align 8
  %13 = zext i1 %1 to i8
  store i8 %13, i8* %8, align 1
  store i32 %5, i32* %9, align 4
  %14 = getelementptr inbounds %struct.t4, %struct.t4* %0, i32 0, i32 0
  %15 = load double, double* %14, align 8
  call void @mix_double(double noundef %15)
  %16 = getelementptr inbounds %struct.t4, %struct.t4* %0, i32 0, i32 1
  %17 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %16, i64 0, i64 0
  %18 = getelementptr inbounds %struct.t1, %struct.t1* %17, i32 0, i32 0
  %19 = load float, float* %18, align 8
  call void @mix_float(float noundef %19)
  %20 = getelementptr inbounds %struct.t4, %struct.t4* %0, i32 0, i32 1
  %21 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %20, i64 0, i64 0
  %22 = getelementptr inbounds %struct.t1, %struct.t1* %21, i32 0, i32 1
  %23 = load i32, i32* %22, align 4
  %24 = sext i32 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = getelementptr inbounds %struct.t4, %struct.t4* %0, i32 0, i32 1
  %26 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %25, i64 0, i64 0
  %27 = getelementptr inbounds %struct.t1, %struct.t1* %26, i32 0, i32 2
  %28 = load float, float* %27, align 8
  call void @mix_float(float noundef %28)
  %29 = getelementptr inbounds %struct.t4, %struct.t4* %0, i32 0, i32 1
  %30 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.t1, %struct.t1* %30, i32 0, i32 3
  %32 = load i32, i32* %31, align 4
  %33 = sext i32 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = load i8, i8* %8, align 1
  %35 = trunc i8 %34 to i1
  %36 = zext i1 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = getelementptr inbounds %struct.t0, %struct.t0* %2, i32 0, i32 0
  %38 = load x86_fp80, x86_fp80* %37, align 16
  call void @mix_long(x86_fp80 noundef %38)
  %39 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 0
  %40 = load double, double* %39, align 8
  call void @mix_double(double noundef %40)
  %41 = getelementptr inbounds { double, double }, { double, double }* %7, i32 0, i32 1
  %42 = load double, double* %41, align 8
  call void @mix_double(double noundef %42)
  %43 = load i32, i32* %9, align 4
  %44 = zext i32 %43 to i64
  call void @mix(i64 noundef %44)
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8** %10, align 8
  %45 = load i8*, i8** %10, align 8
  ret i8* %45
}

define internal void @mix_float(float noundef %0) {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, float* %2, align 4
  %4 = bitcast i32* %3 to i8*
  %5 = bitcast float* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %4, i8* align 4 %5, i64 4, i1 false)
  %6 = load i32, i32* %3, align 4
  %7 = zext i32 %6 to i64
  call void @mix(i64 noundef %7)
  ret void
}

define internal void @mix_long(x86_fp80 noundef %0) {
  %2 = alloca x86_fp80, align 16
  %3 = alloca i64, align 8
  store x86_fp80 %0, x86_fp80* %2, align 16
  store i64 0, i64* %3, align 8
  %4 = bitcast i64* %3 to i8*
  %5 = bitcast x86_fp80* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 16 %5, i64 8, i1 false)
  %6 = load i64, i64* %3, align 8
  call void @mix(i64 noundef %6)
  store i64 0, i64* %3, align 8
  %7 = bitcast i64* %3 to i8*
  %8 = bitcast x86_fp80* %2 to i8*
  %9 = getelementptr inbounds i8, i8* %8, i64 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 1 %9, i64 2, i1 false)
  %10 = load i64, i64* %3, align 8
  call void @mix(i64 noundef %10)
  ret void
}

declare void @f2(double (fp128, %struct.t5*, { x86_fp80, x86_fp80 }*, i32, fp128, i16, %struct.t6*, i8*, %struct.t0*)* noundef)

define internal double @b2(fp128 noundef %0, %struct.t5* noundef byval(%struct.t5) align 8 %1, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16 %2, i32 noundef %3, fp128 noundef %4, i16 noundef signext %5, %struct.t6* noundef byval(%struct.t6) align 8 %6, i8* noundef %7, %struct.t0* noundef byval(%struct.t0) align 16 %8) {
  %10 = alloca fp128, align 16
  %11 = alloca i32, align 4
  %12 = alloca fp128, align 16
  %13 = alloca i16, align 2
  %14 = alloca i8*, align 8
  %15 = alloca double, align 8
  store fp128 %0, fp128* %10, align 16
  store i32 %3, i32* %11, align 4
  store fp128 %4, fp128* %12, align 16
  store i16 %5, i16* %13, align 2
  store i8* %7, i8** %14, align 8
  %16 = load fp128, fp128* %10, align 16
  call void @mix_quad(fp128 noundef %16)
  %17 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 0
  %18 = getelementptr inbounds %struct.t1, %struct.t1* %17, i32 0, i32 0
  %19 = load float, float* %18, align 8
  call void @mix_float(float noundef %19)
  %20 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 0
  %21 = getelementptr inbounds %struct.t1, %struct.t1* %20, i32 0, i32 1
  %22 = load i32, i32* %21, align 4
  %23 = sext i32 %22 to i64
  call void @mix(i64 noundef %23)
  %24 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 0
  %25 = getelementptr inbounds %struct.t1, %struct.t1* %24, i32 0, i32 2
  %26 = load float, float* %25, align 8
  call void @mix_float(float noundef %26)
  %27 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 0
  %28 = getelementptr inbounds %struct.t1, %struct.t1* %27, i32 0, i32 3
  %29 = load i32, i32* %28, align 4
  %30 = sext i32 %29 to i64
  call void @mix(i64 noundef %30)
  %31 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 1
  %32 = getelementptr inbounds %struct.t4, %struct.t4* %31, i32 0, i32 0
  %33 = load double, double* %32, align 8
  call void @mix_double(double noundef %33)
  %34 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 1
  %35 = getelementptr inbounds %struct.t4, %struct.t4* %34, i32 0, i32 1
  %36 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %35, i64 0, i64 0
  %37 = getelementptr inbounds %struct.t1, %struct.t1* %36, i32 0, i32 0
  %38 = load float, float* %37, align 8
  call void @mix_float(float noundef %38)
  %39 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 1
  %40 = getelementptr inbounds %struct.t4, %struct.t4* %39, i32 0, i32 1
  %41 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %40, i64 0, i64 0
  %42 = getelementptr inbounds %struct.t1, %struct.t1* %41, i32 0, i32 1
  %43 = load i32, i32* %42, align 4
  %44 = sext i32 %43 to i64
  call void @mix(i64 noundef %44)
  %45 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 1
  %46 = getelementptr inbounds %struct.t4, %struct.t4* %45, i32 0, i32 1
  %47 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %46, i64 0, i64 0
  %48 = getelementptr inbounds %struct.t1, %struct.t1* %47, i32 0, i32 2
  %49 = load float, float* %48, align 8
  call void @mix_float(float noundef %49)
  %50 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 1
  %51 = getelementptr inbounds %struct.t4, %struct.t4* %50, i32 0, i32 1
  %52 = getelementptr inbounds [1 x %struct.t1], [1 x %struct.t1]* %51, i64 0, i64 0
  %53 = getelementptr inbounds %struct.t1, %struct.t1* %52, i32 0, i32 3
  %54 = load i32, i32* %53, align 4
  %55 = sext i32 %54 to i64
  call void @mix(i64 noundef %55)
  %56 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 2
  %57 = getelementptr inbounds [1 x i16], [1 x i16]* %56, i64 0, i64 0
  %58 = load i16, i16* %57, align 8
  %59 = sext i16 %58 to i64
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds %struct.t5, %struct.t5* %1, i32 0, i32 3
  %61 = load i64, i64* %60, align 8
  call void @mix(i64 noundef %61)
  %62 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 0
  %63 = load x86_fp80, x86_fp80* %62, align 16
  call void @mix_long(x86_fp80 noundef %63)
  %64 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %2, i32 0, i32 1
  %65 = load x86_fp80, x86_fp80* %64, align 16
  call void @mix_long(x86_fp80 noundef %65)
  %66 = load i32, i32* %11, align 4
  %67 = zext i32 %66 to i64
  call void @mix(i64 noundef %67)
  %68 = load fp128, fp128* %12, align 16
  call void @mix_quad(fp128 noundef %68)
  %69 = load i16, i16* %13, align 2
  %70 = sext i16 %69 to i64
  call void @mix(i64 noundef %70)
  %71 = getelementptr inbounds %struct.t6, %struct.t6* %6, i32 0, i32 0
  %72 = load double, double* %71, align 8
  call void @mix_double(double noundef %72)
  %73 = getelementptr inbounds %struct.t6, %struct.t6* %6, i32 0, i32 1
  %74 = load double, double* %73, align 8
  call void @mix_double(double noundef %74)
  %75 = getelementptr inbounds %struct.t6, %struct.t6* %6, i32 0, i32 2
  %76 = load i32, i32* %75, align 8
  %77 = sext i32 %76 to i64
  call void @mix(i64 noundef %77)
  %78 = load i8*, i8** %14, align 8
  %79 = ptrtoint i8* %78 to i64
  call void @mix(i64 noundef %79)
  %80 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 0
  %81 = load x86_fp80, x86_fp80* %80, align 16
  call void @mix_long(x86_fp80 noundef %81)
  store double -1.996250e+02, double* %15, align 8
  %82 = load double, double* %15, align 8
  ret double %82
}

define internal void @mix_quad(fp128 noundef %0) {
  %2 = alloca fp128, align 16
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  store fp128 %0, fp128* %2, align 16
  %5 = bitcast i128* %3 to i8*
  %6 = bitcast fp128* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %5, i8* align 16 %6, i64 16, i1 false)
  %7 = load i128, i128* %3, align 16
  store i128 %7, i128* %4, align 16
  %8 = bitcast i128* %4 to { i64, i64 }*
  %9 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %8, i32 0, i32 0
  %10 = load i64, i64* %9, align 16
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %8, i32 0, i32 1
  %12 = load i64, i64* %11, align 8
  call void @mix_wide(i64 noundef %10, i64 noundef %12)
  ret void
}

define internal void @mix_wide(i64 noundef %0, i64 noundef %1) {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = bitcast i128* %3 to { i64, i64 }*
  %6 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 0
  store i64 %0, i64* %6, align 16
  %7 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i32 0, i32 1
  store i64 %1, i64* %7, align 8
  %8 = load i128, i128* %3, align 16
  store i128 %8, i128* %4, align 16
  %9 = load i128, i128* %4, align 16
  %10 = trunc i128 %9 to i64
  call void @mix(i64 noundef %10)
  %11 = load i128, i128* %4, align 16
  %12 = lshr i128 %11, 64
  %13 = trunc i128 %12 to i64
  call void @mix(i64 noundef %13)
  ret void
}

declare i32 @f3(i32 noundef, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16, fp128 noundef, float noundef, i64, i64, %union.t8* noundef byval(%union.t8) align 16, i24, %struct.t4* noundef byval(%struct.t4) align 8, %struct.t6* noundef byval(%struct.t6) align 8, %struct.t5* noundef byval(%struct.t5) align 8, fp128 noundef)

declare void @f4(void (%struct.t11*, %struct.t6*, fp128, %struct.t12*)* noundef)

define internal void @b4(%struct.t11* noalias sret(%struct.t11) align 16 %0, %struct.t6* noundef byval(%struct.t6) align 8 %1, fp128 noundef %2, %struct.t12* noundef byval(%struct.t12) align 16 %3) {
  %5 = alloca fp128, align 16
  store fp128 %2, fp128* %5, align 16
  %6 = getelementptr inbounds %struct.t6, %struct.t6* %1, i32 0, i32 0
  %7 = load double, double* %6, align 8
  call void @mix_double(double noundef %7)
  %8 = getelementptr inbounds %struct.t6, %struct.t6* %1, i32 0, i32 1
  %9 = load double, double* %8, align 8
  call void @mix_double(double noundef %9)
  %10 = getelementptr inbounds %struct.t6, %struct.t6* %1, i32 0, i32 2
  %11 = load i32, i32* %10, align 8
  %12 = sext i32 %11 to i64
  call void @mix(i64 noundef %12)
  %13 = load fp128, fp128* %5, align 16
  call void @mix_quad(fp128 noundef %13)
  %14 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 0
  %15 = load x86_fp80, x86_fp80* %14, align 16
  call void @mix_long(x86_fp80 noundef %15)
  %16 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 1
  %17 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %16, i32 0, i32 0
  %18 = load x86_fp80, x86_fp80* %17, align 16
  call void @mix_long(x86_fp80 noundef %18)
  %19 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 1
  %20 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %19, i32 0, i32 1
  %21 = load x86_fp80, x86_fp80* %20, align 16
  call void @mix_long(x86_fp80 noundef %21)
  %22 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 2
  %23 = load double, double* %22, align 16
  call void @mix_double(double noundef %23)
  %24 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 3
  %25 = getelementptr inbounds %struct.t6, %struct.t6* %24, i32 0, i32 0
  %26 = load double, double* %25, align 8
  call void @mix_double(double noundef %26)
  %27 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 3
  %28 = getelementptr inbounds %struct.t6, %struct.t6* %27, i32 0, i32 1
  %29 = load double, double* %28, align 8
  call void @mix_double(double noundef %29)
  %30 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 3
  %31 = getelementptr inbounds %struct.t6, %struct.t6* %30, i32 0, i32 2
  %32 = load i32, i32* %31, align 8
  %33 = sext i32 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = getelementptr inbounds %struct.t12, %struct.t12* %3, i32 0, i32 4
  %35 = load i8, i8* %34, align 16
  %36 = sext i8 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = bitcast %struct.t11* %0 to i16*
  %38 = load i16, i16* %37, align 16
  %39 = and i16 %38, -256
  %40 = or i16 %39, 1
  store i16 %40, i16* %37, align 16
  %41 = bitcast %struct.t11* %0 to i16*
  %42 = load i16, i16* %41, align 16
  %43 = and i16 %42, -257
  %44 = or i16 %43, 256
  store i16 %44, i16* %41, align 16
  %45 = getelementptr inbounds %struct.t11, %struct.t11* %0, i32 0, i32 1
  %46 = getelementptr inbounds [2 x x86_fp80], [2 x x86_fp80]* %45, i64 0, i64 0
  store x86_fp80 0xK4003EB00000000000000, x86_fp80* %46, align 16
  %47 = getelementptr inbounds %struct.t11, %struct.t11* %0, i32 0, i32 1
  %48 = getelementptr inbounds [2 x x86_fp80], [2 x x86_fp80]* %47, i64 0, i64 1
  store x86_fp80 0xK4004DA24924924924925, x86_fp80* %48, align 16
  %49 = getelementptr inbounds %struct.t11, %struct.t11* %0, i32 0, i32 2
  %50 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %49, i32 0, i32 0
  %51 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %49, i32 0, i32 1
  store x86_fp80 0xKC003C424924924924925, x86_fp80* %50, align 16
  store x86_fp80 0xKC0078890000000000000, x86_fp80* %51, align 16
  %52 = getelementptr inbounds %struct.t11, %struct.t11* %0, i32 0, i32 3
  %53 = load i16, i16* %52, align 16
  %54 = and i16 %53, -512
  %55 = or i16 %54, 1
  store i16 %55, i16* %52, align 16
  %56 = getelementptr inbounds %struct.t11, %struct.t11* %0, i32 0, i32 4
  %57 = load i64, i64* %56, align 8
  %58 = and i64 %57, -288230376151711744
  %59 = or i64 %58, 1
  store i64 %59, i64* %56, align 8
  ret void
}

declare void @f5(i32 (%struct.t13*, { x86_fp80, x86_fp80 }*)* noundef)

define internal i32 @b5(%struct.t13* noundef byval(%struct.t13) align 16 %0, { x86_fp80, x86_fp80 }* noundef byval({ x86_fp80, x86_fp80 }) align 16 %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds %struct.t13, %struct.t13* %0, i32 0, i32 0
  %5 = load fp128, fp128* %4, align 16
  call void @mix_quad(fp128 noundef %5)
  %6 = getelementptr inbounds %struct.t13, %struct.t13* %0, i32 0, i32 1
  %7 = load double, double* %6, align 16
  call void @mix_double(double noundef %7)
  %8 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i32 0, i32 0
  %9 = load x86_fp80, x86_fp80* %8, align 16
  call void @mix_long(x86_fp80 noundef %9)
  %10 = getelementptr inbounds { x86_fp80, x86_fp80 }, { x86_fp80, x86_fp80 }* %1, i32 0, i32 1
  %11 = load x86_fp80, x86_fp80* %10, align 16
  call void @mix_long(x86_fp80 noundef %11)
  store i32 -4, i32* %3, align 4
  %12 = load i32, i32* %3, align 4
  ret i32 %12
}
