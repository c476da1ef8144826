target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%struct.t3 = type { i64, [8 x i8], i128, [1 x %union.t1], [8 x i8] }
%union.t1 = type { double }
%struct.t2 = type <{ i8*, [1 x float], [4 x i8], [5 x i32], i64, [4 x i8] }>
%struct.t4 = type { float, double }
%struct.t5 = type { i32, [12 x i8], i128, i64, i64, i56, i72, [8 x i8] }
%struct.t6 = type { i64, [8 x i8], %struct.t3, i32, [12 x i8], [1 x %struct.t4], [2 x i8*], [2 x i8], i8*, i64, [8 x i8] }
%struct.t10 = type {}
%struct.t8 = type { %struct.t3, i8*, double }
%union.t9 = type { %struct.t4 }
%struct.t0 = type { { double, double } }
%struct.t7 = type { double, %struct.t0 }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"hxyz\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"fxyz\00", align 1

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
  call void @f0({ double, double } (i32, double, double, double, i64)* noundef @b0)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca i8, align 1
  %2 = alloca <2 x i32>, align 8
  %3 = alloca i16, align 2
  %4 = alloca double, align 8
  %5 = alloca %struct.t3, align 16
  %6 = alloca %struct.t2, align 8
  %7 = alloca void (%struct.t2*, i8, double, i16, double, %struct.t3*)*, align 8
  %8 = alloca <2 x i32>, align 8
  store i8 55, i8* %1, align 1
  %9 = load <2 x i32>, <2 x i32>* %2, align 8
  %10 = insertelement <2 x i32> %9, i32 0, i32 0
  store <2 x i32> %10, <2 x i32>* %2, align 8
  %11 = load <2 x i32>, <2 x i32>* %2, align 8
  %12 = insertelement <2 x i32> %11, i32 1308752435, i32 1
  store <2 x i32> %12, <2 x i32>* %2, align 8
  store i16 -14871, i16* %3, align 2
  store double 2.423750e+02, double* %4, align 8
  %13 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 0
  store i64 0, i64* %13, align 16
  %14 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 2
  store i128 -1, i128* %14, align 16
  %15 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 3
  %16 = getelementptr inbounds [1 x %union.t1], [1 x %union.t1]* %15, i64 0, i64 0
  %17 = bitcast %union.t1* %16 to double*
  store double 2.562500e+01, double* %17, align 16
  store void (%struct.t2*, i8, double, i16, double, %struct.t3*)* @f1, void (%struct.t2*, i8, double, i16, double, %struct.t3*)** %7, align 8
  %18 = load volatile void (%struct.t2*, i8, double, i16, double, %struct.t3*)*, void (%struct.t2*, i8, double, i16, double, %struct.t3*)** %7, align 8
  %19 = load i8, i8* %1, align 1
  %20 = load <2 x i32>, <2 x i32>* %2, align 8
  %21 = load i16, i16* %3, align 2
  %22 = load double, double* %4, align 8
  store <2 x i32> %20, <2 x i32>* %8, align 8
  %23 = bitcast <2 x i32>* %8 to double*
  %24 = load double, double* %23, align 8
  call void %18(%struct.t2* sret(%struct.t2) align 8 %6, i8 noundef signext %19, double noundef %24, i16 noundef signext %21, double noundef %22, %struct.t3* noundef byval(%struct.t3) align 16 %5)
  %25 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr inbounds i8, i8* %26, i64 0
  %28 = load i8, i8* %27, align 1
  %29 = sext i8 %28 to i64
  call void @mix(i64 noundef %29)
  %30 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 1
  %31 = getelementptr inbounds [1 x float], [1 x float]* %30, i64 0, i64 0
  %32 = load float, float* %31, align 8
  call void @mix_float(float noundef %32)
  %33 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %34 = getelementptr inbounds [5 x i32], [5 x i32]* %33, i64 0, i64 0
  %35 = load i32, i32* %34, align 8
  %36 = zext i32 %35 to i64
  call void @mix(i64 noundef %36)
  %37 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %38 = getelementptr inbounds [5 x i32], [5 x i32]* %37, i64 0, i64 1
  %39 = load i32, i32* %38, align 4
  %40 = zext i32 %39 to i64
  call void @mix(i64 noundef %40)
  %41 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %42 = getelementptr inbounds [5 x i32], [5 x i32]* %41, i64 0, i64 2
  %43 = load i32, i32* %42, align 8
  %44 = zext i32 %43 to i64
  call void @mix(i64 noundef %44)
  %45 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %46 = getelementptr inbounds [5 x i32], [5 x i32]* %45, i64 0, i64 3
  %47 = load i32, i32* %46, align 4
  %48 = zext i32 %47 to i64
  call void @mix(i64 noundef %48)
  %49 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %50 = getelementptr inbounds [5 x i32], [5 x i32]* %49, i64 0, i64 4
  %51 = load i32, i32* %50, align 8
  %52 = zext i32 %51 to i64
  call void @mix(i64 noundef %52)
  %53 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 4
  %54 = load i64, i64* %53, align 4
  call void @mix(i64 noundef %54)
  ret void
}

define internal void @run2() {
  call void @f2(double (i8, i32)* noundef @b2)
  ret void
}

define internal void @run3() {
  %1 = alloca i64, align 8
  %2 = alloca %struct.t4, align 16
  %3 = alloca %struct.t5, align 16
  %4 = alloca %struct.t6, align 16
  %5 = alloca i8*, align 8
  %6 = alloca i8, align 1
  store i64 3267813871873204579, i64* %1, align 8
  %7 = getelementptr inbounds %struct.t4, %struct.t4* %2, i32 0, i32 0
  store float 7.050000e+01, float* %7, align 16
  %8 = getelementptr inbounds %struct.t4, %struct.t4* %2, i32 0, i32 1
  store double -1.816250e+02, double* %8, align 8
  %9 = bitcast %struct.t5* %3 to i32*
  %10 = load i32, i32* %9, align 16
  %11 = and i32 %10, -268435456
  %12 = or i32 %11, 0
  store i32 %12, i32* %9, align 16
  %13 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 2
  store i128 -170141183460469231731687303715884105728, i128* %13, align 16
  %14 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 3
  store i64 -8385384898791123547, i64* %14, align 16
  %15 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 4
  %16 = load i64, i64* %15, align 8
  %17 = and i64 %16, -9223372036854775808
  %18 = or i64 %17, 4611686018427387904
  store i64 %18, i64* %15, align 8
  %19 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 5
  %20 = bitcast i56* %19 to i64*
  %21 = load i64, i64* %20, align 16
  %22 = and i64 %21, -562949953421312
  %23 = or i64 %22, 229373866736624
  store i64 %23, i64* %20, align 16
  %24 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 5
  %25 = bitcast i56* %24 to i64*
  %26 = load i64, i64* %25, align 16
  %27 = and i64 %26, -1688849860263937
  %28 = or i64 %27, 1125899906842624
  store i64 %28, i64* %25, align 16
  %29 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 6
  %30 = bitcast i72* %29 to i128*
  %31 = load i128, i128* %30, align 8
  %32 = and i128 %31, -18446744073709551616
  %33 = or i128 %32, 9745373663802245160
  store i128 %33, i128* %30, align 8
  %34 = getelementptr inbounds %struct.t5, %struct.t5* %3, i32 0, i32 6
  %35 = bitcast i72* %34 to i128*
  %36 = load i128, i128* %35, align 8
  %37 = and i128 %36, -18446744073709551617
  %38 = or i128 %37, 0
  store i128 %38, i128* %35, align 8
  %39 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 0
  store i64 -5852155946371308034, i64* %39, align 16
  %40 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 2
  %41 = getelementptr inbounds %struct.t3, %struct.t3* %40, i32 0, i32 0
  store i64 0, i64* %41, align 16
  %42 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 2
  %43 = getelementptr inbounds %struct.t3, %struct.t3* %42, i32 0, i32 2
  store i128 -80245866155905756309321347614286306470, i128* %43, align 16
  %44 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 2
  %45 = getelementptr inbounds %struct.t3, %struct.t3* %44, i32 0, i32 3
  %46 = getelementptr inbounds [1 x %union.t1], [1 x %union.t1]* %45, i64 0, i64 0
  %47 = bitcast %union.t1* %46 to double*
  store double 3.862500e+01, double* %47, align 16
  %48 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 3
  store i32 504320393, i32* %48, align 16
  %49 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 5
  %50 = getelementptr inbounds [1 x %struct.t4], [1 x %struct.t4]* %49, i64 0, i64 0
  %51 = getelementptr inbounds %struct.t4, %struct.t4* %50, i32 0, i32 0
  store float -3.665000e+02, float* %51, align 16
  %52 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 5
  %53 = getelementptr inbounds [1 x %struct.t4], [1 x %struct.t4]* %52, i64 0, i64 0
  %54 = getelementptr inbounds %struct.t4, %struct.t4* %53, i32 0, i32 1
  store double -1.135000e+02, double* %54, align 8
  %55 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 6
  %56 = getelementptr inbounds [2 x i8*], [2 x i8*]* %55, i64 0, i64 0
  store i8* inttoptr (i64 53428761805036 to i8*), i8** %56, align 16
  %57 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 6
  %58 = getelementptr inbounds [2 x i8*], [2 x i8*]* %57, i64 0, i64 1
  store i8* inttoptr (i64 48534597557177 to i8*), i8** %58, align 8
  %59 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 7
  %60 = getelementptr inbounds [2 x i8], [2 x i8]* %59, i64 0, i64 0
  store i8 -128, i8* %60, align 16
  %61 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 7
  %62 = getelementptr inbounds [2 x i8], [2 x i8]* %61, i64 0, i64 1
  store i8 -93, i8* %62, align 1
  %63 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 8
  store i8* inttoptr (i64 49300935873288 to i8*), i8** %63, align 8
  %64 = getelementptr inbounds %struct.t6, %struct.t6* %4, i32 0, i32 9
  store i64 -8206145655844092802, i64* %64, align 16
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8** %5, align 8
  store i8 -1, i8* %6, align 1
  %65 = load i64, i64* %1, align 8
  %66 = load i8*, i8** %5, align 8
  %67 = load i8, i8* %6, align 1
  %68 = bitcast %struct.t4* %2 to { float, double }*
  %69 = getelementptr inbounds { float, double }, { float, double }* %68, i32 0, i32 0
  %70 = load float, float* %69, align 16
  %71 = getelementptr inbounds { float, double }, { float, double }* %68, i32 0, i32 1
  %72 = load double, double* %71, align 8
  call void @f3(i64 noundef %65, float %70, double %72, %struct.t5* noundef byval(%struct.t5) align 16 %3, %struct.t6* noundef byval(%struct.t6) align 16 %4, i8* noundef %66, i8 noundef signext %67)
  ret void
}

define internal void @run4() {
  call void @f4(i64 (i32, i64, %struct.t7*, %struct.t8*, double, %struct.t3*, <16 x i8>, double, %struct.t2*)* noundef @b4)
  ret void
}

define internal void @run5() {
  %1 = alloca float, align 4
  %2 = alloca %struct.t10, align 1
  %3 = alloca %struct.t8, align 16
  %4 = alloca i16, align 2
  %5 = alloca %struct.t4, align 16
  %6 = alloca %union.t9, align 16
  store float 3.826250e+02, float* %1, align 4
  %7 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %8 = getelementptr inbounds %struct.t3, %struct.t3* %7, i32 0, i32 0
  store i64 1, i64* %8, align 16
  %9 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %10 = getelementptr inbounds %struct.t3, %struct.t3* %9, i32 0, i32 2
  store i128 -170141183460469231731687303715884105728, i128* %10, align 16
  %11 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %12 = getelementptr inbounds %struct.t3, %struct.t3* %11, i32 0, i32 3
  %13 = getelementptr inbounds [1 x %union.t1], [1 x %union.t1]* %12, i64 0, i64 0
  %14 = bitcast %union.t1* %13 to double*
  store double -2.046250e+02, double* %14, align 16
  %15 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 1
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i8** %15, align 16
  %16 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 2
  store double -6.325000e+01, double* %16, align 8
  store i16 -16004, i16* %4, align 2
  %17 = getelementptr inbounds %struct.t4, %struct.t4* %5, i32 0, i32 0
  store float -1.025000e+01, float* %17, align 16
  %18 = getelementptr inbounds %struct.t4, %struct.t4* %5, i32 0, i32 1
  store double -1.926250e+02, double* %18, align 8
  %19 = load float, float* %1, align 4
  %20 = load i16, i16* %4, align 2
  %21 = bitcast %struct.t4* %5 to { float, double }*
  %22 = getelementptr inbounds { float, double }, { float, double }* %21, i32 0, i32 0
  %23 = load float, float* %22, align 16
  %24 = getelementptr inbounds { float, double }, { float, double }* %21, i32 0, i32 1
  %25 = load double, double* %24, align 8
  %26 = call { float, double } @f5(float noundef %19, %struct.t8* noundef byval(%struct.t8) align 16 %3, i16 noundef signext %20, float %23, double %25)
  %27 = getelementptr inbounds %union.t9, %union.t9* %6, i32 0, i32 0
  %28 = bitcast %struct.t4* %27 to { float, double }*
  %29 = getelementptr inbounds { float, double }, { float, double }* %28, i32 0, i32 0
  %30 = extractvalue { float, double } %26, 0
  store float %30, float* %29, align 16
  %31 = getelementptr inbounds { float, double }, { float, double }* %28, i32 0, i32 1
  %32 = extractvalue { float, double } %26, 1
  store double %32, double* %31, align 8
  %33 = bitcast %union.t9* %6 to %struct.t4*
  %34 = getelementptr inbounds %struct.t4, %struct.t4* %33, i32 0, i32 0
  %35 = load float, float* %34, align 16
  call void @mix_float(float noundef %35)
  %36 = bitcast %union.t9* %6 to %struct.t4*
  %37 = getelementptr inbounds %struct.t4, %struct.t4* %36, i32 0, i32 1
  %38 = load double, double* %37, align 8
  call void @mix_double(double noundef %38)
  ret void
}

declare void @f0({ double, double } (i32, double, double, double, i64)* noundef)

define internal { double, double } @b0(i32 noundef %0, double noundef %1, double %2, double %3, i64 %4) {
  %6 = alloca %struct.t0, align 8
  %7 = alloca <2 x float>, align 8
  %8 = alloca %struct.t0, align 8
  %9 = alloca %union.t1, align 1
  %10 = alloca i32, align 4
  %11 = alloca <2 x float>, align 8
  %12 = bitcast <2 x float>* %7 to double*
  store double %1, double* %12, align 8
  %13 = load <2 x float>, <2 x float>* %7, align 8
  %14 = bitcast %struct.t0* %8 to { double, double }*
  %15 = getelementptr inbounds { double, double }, { double, double }* %14, i32 0, i32 0
  store double %2, double* %15, align 8
  %16 = getelementptr inbounds { double, double }, { double, double }* %14, i32 0, i32 1
  store double %3, double* %16, align 8
  %17 = getelementptr inbounds %union.t1, %union.t1* %9, i32 0, i32 0
  %18 = bitcast double* %17 to i64*
  store i64 %4, i64* %18, align 1
  store i32 %0, i32* %10, align 4
  store <2 x float> %13, <2 x float>* %11, align 8
  %19 = load i32, i32* %10, align 4
  %20 = zext i32 %19 to i64
  call void @mix(i64 noundef %20)
  %21 = load <2 x float>, <2 x float>* %11, align 8
  %22 = extractelement <2 x float> %21, i32 0
  call void @mix_float(float noundef %22)
  %23 = load <2 x float>, <2 x float>* %11, align 8
  %24 = extractelement <2 x float> %23, i32 1
  call void @mix_float(float noundef %24)
  %25 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 0
  %26 = getelementptr inbounds { double, double }, { double, double }* %25, i32 0, i32 0
  %27 = load double, double* %26, align 8
  call void @mix_double(double noundef %27)
  %28 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 0
  %29 = getelementptr inbounds { double, double }, { double, double }* %28, i32 0, i32 1
  %30 = load double, double* %29, align 8
  call void @mix_double(double noundef %30)
  %31 = bitcast %union.t1* %9 to double*
  %32 = load double, double* %31, align 1
  call void @mix_double(double noundef %32)
  %33 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 0
  %34 = getelementptr inbounds { double, double }, { double, double }* %33, i32 0, i32 0
  %35 = getelementptr inbounds { double, double }, { double, double }* %33, i32 0, i32 1
  store double 4.547500e+02, double* %34, align 8
  store double 4.646250e+02, double* %35, align 8
  %36 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 0
  %37 = load { double, double }, { double, double }* %36, align 8
  ret { double, double } %37
}

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

declare void @f1(%struct.t2* sret(%struct.t2) align 8, i8 noundef signext, double noundef, i16 noundef signext, double noundef, %struct.t3* noundef byval(%struct.t3) align 16)

declare void @f2(double (i8, i32)* noundef)

define internal double @b2(i8 noundef signext %0, i32 noundef %1) {
  %3 = alloca <8 x i8>, align 8
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca <8 x i8>, align 8
  store i8 %0, i8* %4, align 1
  store i32 %1, i32* %5, align 4
  %7 = load i8, i8* %4, align 1
  %8 = sext i8 %7 to i64
  call void @mix(i64 noundef %8)
  %9 = load i32, i32* %5, align 4
  %10 = zext i32 %9 to i64
  call void @mix(i64 noundef %10)
  %11 = load <8 x i8>, <8 x i8>* %6, align 8
  %12 = insertelement <8 x i8> %11, i8 -128, i32 0
  store <8 x i8> %12, <8 x i8>* %6, align 8
  %13 = load <8 x i8>, <8 x i8>* %6, align 8
  %14 = insertelement <8 x i8> %13, i8 -1, i32 1
  store <8 x i8> %14, <8 x i8>* %6, align 8
  %15 = load <8 x i8>, <8 x i8>* %6, align 8
  %16 = insertelement <8 x i8> %15, i8 11, i32 2
  store <8 x i8> %16, <8 x i8>* %6, align 8
  %17 = load <8 x i8>, <8 x i8>* %6, align 8
  %18 = insertelement <8 x i8> %17, i8 1, i32 3
  store <8 x i8> %18, <8 x i8>* %6, align 8
  %19 = load <8 x i8>, <8 x i8>* %6, align 8
  %20 = insertelement <8 x i8> %19, i8 -121, i32 4
  store <8 x i8> %20, <8 x i8>* %6, align 8
  %21 = load <8 x i8>, <8 x i8>* %6, align 8
  %22 = insertelement <8 x i8> %21, i8 -106, i32 5
  store <8 x i8> %22, <8 x i8>* %6, align 8
  %23 = load <8 x i8>, <8 x i8>* %6, align 8
  %24 = insertelement <8 x i8> %23, i8 -28, i32 6
  store <8 x i8> %24, <8 x i8>* %6, align 8
  %25 = load <8 x i8>, <8 x i8>* %6, align 8
  %26 = insertelement <8 x i8> %25, i8 0, i32 7
  store <8 x i8> %26, <8 x i8>* %6, align 8
  %27 = load <8 x i8>, <8 x i8>* %6, align 8
  store <8 x i8> %27, <8 x i8>* %3, align 8
  %28 = bitcast <8 x i8>* %3 to double*
  %29 = load double, double* %28, align 8
  ret double %29
}

declare void @f3(i64 noundef, float, double, %struct.t5* noundef byval(%struct.t5) align 16, %struct.t6* noundef byval(%struct.t6) align 16, i8* noundef, i8 noundef signext)

declare void @f4(i64 (i32, i64, %struct.t7*, %struct.t8*, double, %struct.t3*, <16 x i8>, double, %struct.t2*)* noundef)

define internal i64 @b4(i32 noundef %0, i64 %1, %struct.t7* noundef byval(%struct.t7) align 8 %2, %struct.t8* noundef byval(%struct.t8) align 16 %3, double noundef %4, %struct.t3* noundef byval(%struct.t3) align 16 %5, <16 x i8> noundef %6, double noundef %7, %struct.t2* noundef byval(%struct.t2) align 8 %8) {
  %10 = alloca %union.t1, align 1
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca <16 x i8>, align 16
  %14 = alloca double, align 8
  %15 = alloca i128, align 16
  %16 = alloca i128, align 16
  %17 = alloca i64, align 8
  %18 = getelementptr inbounds %union.t1, %union.t1* %10, i32 0, i32 0
  %19 = bitcast double* %18 to i64*
  store i64 %1, i64* %19, align 1
  store i32 %0, i32* %11, align 4
  store double %4, double* %12, align 8
  store <16 x i8> %6, <16 x i8>* %13, align 16
  store double %7, double* %14, align 8
  %20 = load i32, i32* %11, align 4
  %21 = sext i32 %20 to i64
  call void @mix(i64 noundef %21)
  %22 = bitcast %union.t1* %10 to double*
  %23 = load double, double* %22, align 1
  call void @mix_double(double noundef %23)
  %24 = getelementptr inbounds %struct.t7, %struct.t7* %2, i32 0, i32 0
  %25 = load double, double* %24, align 8
  call void @mix_double(double noundef %25)
  %26 = getelementptr inbounds %struct.t7, %struct.t7* %2, i32 0, i32 1
  %27 = getelementptr inbounds %struct.t0, %struct.t0* %26, i32 0, i32 0
  %28 = getelementptr inbounds { double, double }, { double, double }* %27, i32 0, i32 0
  %29 = load double, double* %28, align 8
  call void @mix_double(double noundef %29)
  %30 = getelementptr inbounds %struct.t7, %struct.t7* %2, i32 0, i32 1
  %31 = getelementptr inbounds %struct.t0, %struct.t0* %30, i32 0, i32 0
  %32 = getelementptr inbounds { double, double }, { double, double }* %31, i32 0, i32 1
  %33 = load double, double* %32, align 8
  call void @mix_double(double noundef %33)
  %34 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %35 = getelementptr inbounds %struct.t3, %struct.t3* %34, i32 0, i32 0
  %36 = load i64, i64* %35, align 16
  call void @mix(i64 noundef %36)
  %37 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %38 = getelementptr inbounds %struct.t3, %struct.t3* %37, i32 0, i32 2
  %39 = load i128, i128* %38, align 16
  store i128 %39, i128* %15, align 16
  %40 = bitcast i128* %15 to { i64, i64 }*
  %41 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %40, i32 0, i32 0
  %42 = load i64, i64* %41, align 16
  %43 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %40, i32 0, i32 1
  %44 = load i64, i64* %43, align 8
  call void @mix_wide(i64 noundef %42, i64 noundef %44)
  %45 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  %46 = getelementptr inbounds %struct.t3, %struct.t3* %45, i32 0, i32 3
  %47 = getelementptr inbounds [1 x %union.t1], [1 x %union.t1]* %46, i64 0, i64 0
  %48 = bitcast %union.t1* %47 to double*
  %49 = load double, double* %48, align 16
  call void @mix_double(double noundef %49)
  %50 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 1
  %51 = load i8*, i8** %50, align 16
  %52 = getelementptr inbounds i8, i8* %51, i64 0
  %53 = load i8, i8* %52, align 1
  %54 = sext i8 %53 to i64
  call void @mix(i64 noundef %54)
  %55 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 2
  %56 = load double, double* %55, align 8
  call void @mix_double(double noundef %56)
  %57 = load double, double* %12, align 8
  call void @mix_double(double noundef %57)
  %58 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 0
  %59 = load i64, i64* %58, align 16
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 2
  %61 = load i128, i128* %60, align 16
  store i128 %61, i128* %16, align 16
  %62 = bitcast i128* %16 to { i64, i64 }*
  %63 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %62, i32 0, i32 0
  %64 = load i64, i64* %63, align 16
  %65 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %62, i32 0, i32 1
  %66 = load i64, i64* %65, align 8
  call void @mix_wide(i64 noundef %64, i64 noundef %66)
  %67 = getelementptr inbounds %struct.t3, %struct.t3* %5, i32 0, i32 3
  %68 = getelementptr inbounds [1 x %union.t1], [1 x %union.t1]* %67, i64 0, i64 0
  %69 = bitcast %union.t1* %68 to double*
  %70 = load double, double* %69, align 16
  call void @mix_double(double noundef %70)
  %71 = load <16 x i8>, <16 x i8>* %13, align 16
  %72 = extractelement <16 x i8> %71, i32 0
  %73 = sext i8 %72 to i64
  call void @mix(i64 noundef %73)
  %74 = load <16 x i8>, <16 x i8>* %13, align 16
  %75 = extractelement <16 x i8> %74, i32 1
  %76 = sext i8 %75 to i64
  call void @mix(i64 noundef %76)
  %77 = load <16 x i8>, <16 x i8>* %13, align 16
  %78 = extractelement <16 x i8> %77, i32 2
  %79 = sext i8 %78 to i64
  call void @mix(i64 noundef %79)
  %80 = load <16 x i8>, <16 x i8>* %13, align 16
  %81 = extractelement <16 x i8> %80, i32 3
  %82 = sext i8 %81 to i64
  call void @mix(i64 noundef %82)
  %83 = load <16 x i8>, <16 x i8>* %13, align 16
  %84 = extractelement <16 x i8> %83, i32 4
  %85 = sext i8 %84 to i64
  call void @mix(i64 noundef %85)
  %86 = load <16 x i8>, <16 x i8>* %13, align 16
  %87 = extractelement <16 x i8> %86, i32 5
  %88 = sext i8 %87 to i64
  call void @mix(i64 noundef %88)
  %89 = load <16 x i8>, <16 x i8>* %13, align 16
  %90 = extractelement <16 x i8> %89, i32 6
  %91 = sext i8 %90 to i64
  call void @mix(i64 noundef %91)
  %92 = load <16 x i8>, <16 x i8>* %13, align 16
  %93 = extractelement <16 x i8> %92, i32 7
  %94 = sext i8 %93 to i64
  call void @mix(i64 noundef %94)
  %95 = load <16 x i8>, <16 x i8>* %13, align 16
  %96 = extractelement <16 x i8> %95, i32 8
  %97 = sext i8 %96 to i64
  call void @mix(i64 noundef %97)
  %98 = load <16 x i8>, <16 x i8>* %13, align 16
  %99 = extractelement <16 x i8> %98, i32 9
  %100 = sext i8 %99 to i64
  call void @mix(i64 noundef %100)
  %101 = load <16 x i8>, <16 x i8>* %13, align 16
  %102 = extractelement <16 x i8> %101, i32 10
  %103 = sext i8 %102 to i64
  call void @mix(i64 noundef %103)
  %104 = load <16 x i8>, <16 x i8>* %13, align 16
  %105 = extractelement <16 x i8> %104, i32 11
  %106 = sext i8 %105 to i64
  call void @mix(i64 noundef %106)
  %107 = load <16 x i8>, <16 x i8>* %13, align 16
  %108 = extractelement <16 x i8> %107, i32 12
  %109 = sext i8 %108 to i64
  call void @mix(i64 noundef %109)
  %110 = load <16 x i8>, <16 x i8>* %13, align 16
  %111 = extractelement <16 x i8> %110, i32 13
  %112 = sext i8 %111 to i64
  call void @mix(i64 noundef %112)
  %113 = load <16 x i8>, <16 x i8>* %13, align 16
  %114 = extractelement <16 x i8> %113, i32 14
  %115 = sext i8 %114 to i64
  call void @mix(i64 noundef %115)
  %116 = load <16 x i8>, <16 x i8>* %13, align 16
  %117 = extractelement <16 x i8> %116, i32 15
  %118 = sext i8 %117 to i64
  call void @mix(i64 noundef %118)
  %119 = load double, double* %14, align 8
  call void @mix_double(double noundef %119)
  %120 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 0
  %121 = load i8*, i8** %120, align 8
  %122 = getelementptr inbounds i8, i8* %121, i64 0
  %123 = load i8, i8* %122, align 1
  %124 = sext i8 %123 to i64
  call void @mix(i64 noundef %124)
  %125 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 1
  %126 = getelementptr inbounds [1 x float], [1 x float]* %125, i64 0, i64 0
  %127 = load float, float* %126, align 8
  call void @mix_float(float noundef %127)
  %128 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 3
  %129 = getelementptr inbounds [5 x i32], [5 x i32]* %128, i64 0, i64 0
  %130 = load i32, i32* %129, align 8
  %131 = zext i32 %130 to i64
  call void @mix(i64 noundef %131)
  %132 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 3
  %133 = getelementptr inbounds [5 x i32], [5 x i32]* %132, i64 0, i64 1
  %134 = load i32, i32* %133, align 4
  %135 = zext i32 %134 to i64
  call void @mix(i64 noundef %135)
  %136 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 3
  %137 = getelementptr inbounds [5 x i32], [5 x i32]* %136, i64 0, i64 2
  %138 = load i32, i32* %137, align 8
  %139 = zext i32 %138 to i64
  call void @mix(i64 noundef %139)
  %140 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 3
  %141 = getelementptr inbounds [5 x i32], [5 x i32]* %140, i64 0, i64 3
  %142 = load i32, i32* %141, align 4
  %143 = zext i32 %142 to i64
  call void @mix(i64 noundef %143)
  %144 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 3
  %145 = getelementptr inbounds [5 x i32], [5 x i32]* %144, i64 0, i64 4
  %146 = load i32, i32* %145, align 8
  %147 = zext i32 %146 to i64
  call void @mix(i64 noundef %147)
  %148 = getelementptr inbounds %struct.t2, %struct.t2* %8, i32 0, i32 4
  %149 = load i64, i64* %148, align 4
  call void @mix(i64 noundef %149)
  store i64 3287846678686849220, i64* %17, align 8
  %150 = load i64, i64* %17, align 8
  ret i64 %150
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

declare { float, double } @f5(float noundef, %struct.t8* noundef byval(%struct.t8) align 16, i16 noundef signext, float, double)

