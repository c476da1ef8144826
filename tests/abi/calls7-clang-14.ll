target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%struct.t0 = type { [2 x i8*], [2 x double] }
%struct.t1 = type { i64, i16, i32 }
%struct.t2 = type { i8 }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1

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
  call void @f0(void (%struct.t0*, i8, double, %struct.t0*, %struct.t0*)* noundef @b0)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  call void @f1({ i64, i64 } ()* noundef @b1)
  ret void
}

define internal void @run2() {
  %1 = alloca double, align 8
  %2 = alloca <2 x float>, align 8
  %3 = alloca i32, align 4
  %4 = alloca <4 x i32>, align 16
  %5 = alloca i32, align 4
  %6 = alloca %struct.t0, align 32
  %7 = alloca double, align 8
  %8 = alloca %struct.t1, align 8
  %9 = alloca double, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8*, align 8
  %12 = alloca i32, align 4
  %13 = alloca <2 x float>, align 8
  store double 9.175000e+01, double* %1, align 8
  %14 = load <2 x float>, <2 x float>* %2, align 8
  %15 = insertelement <2 x float> %14, float 2.913750e+02, i32 0
  store <2 x float> %15, <2 x float>* %2, align 8
  %16 = load <2 x float>, <2 x float>* %2, align 8
  %17 = insertelement <2 x float> %16, float 1.620000e+02, i32 1
  store <2 x float> %17, <2 x float>* %2, align 8
  store i32 -1, i32* %3, align 4
  %18 = load <4 x i32>, <4 x i32>* %4, align 16
  %19 = insertelement <4 x i32> %18, i32 -1, i32 0
  store <4 x i32> %19, <4 x i32>* %4, align 16
  %20 = load <4 x i32>, <4 x i32>* %4, align 16
  %21 = insertelement <4 x i32> %20, i32 -2147483648, i32 1
  store <4 x i32> %21, <4 x i32>* %4, align 16
  %22 = load <4 x i32>, <4 x i32>* %4, align 16
  %23 = insertelement <4 x i32> %22, i32 -895429167, i32 2
  store <4 x i32> %23, <4 x i32>* %4, align 16
  %24 = load <4 x i32>, <4 x i32>* %4, align 16
  %25 = insertelement <4 x i32> %24, i32 -2147483648, i32 3
  store <4 x i32> %25, <4 x i32>* %4, align 16
  store i32 0, i32* %5, align 4
  %26 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 0
  %27 = getelementptr inbounds [2 x i8*], [2 x i8*]* %26, i64 0, i64 0
  store i8* inttoptr (i64 64098101291721 to i8*), i8** %27, align 32
  %28 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 0
  %29 = getelementptr inbounds [2 x i8*], [2 x i8*]* %28, i64 0, i64 1
  store i8* inttoptr (i64 4484884385934 to i8*), i8** %29, align 8
  %30 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 1
  %31 = getelementptr inbounds [2 x double], [2 x double]* %30, i64 0, i64 0
  store double 2.355000e+02, double* %31, align 16
  %32 = getelementptr inbounds %struct.t0, %struct.t0* %6, i32 0, i32 1
  %33 = getelementptr inbounds [2 x double], [2 x double]* %32, i64 0, i64 1
  store double 2.930000e+02, double* %33, align 8
  store double -3.803750e+02, double* %7, align 8
  %34 = bitcast %struct.t1* %8 to i64*
  %35 = load i64, i64* %34, align 8
  %36 = and i64 %35, -4
  %37 = or i64 %36, 1
  store i64 %37, i64* %34, align 8
  %38 = bitcast %struct.t1* %8 to i64*
  %39 = load i64, i64* %38, align 8
  %40 = and i64 %39, -2045
  %41 = or i64 %40, 2044
  store i64 %41, i64* %38, align 8
  %42 = bitcast %struct.t1* %8 to i64*
  %43 = load i64, i64* %42, align 8
  %44 = and i64 %43, -2049
  %45 = or i64 %44, 0
  store i64 %45, i64* %42, align 8
  %46 = bitcast %struct.t1* %8 to i64*
  %47 = load i64, i64* %46, align 8
  %48 = and i64 %47, -70368744173569
  %49 = or i64 %48, 4096
  store i64 %49, i64* %46, align 8
  %50 = bitcast %struct.t1* %8 to i64*
  %51 = load i64, i64* %50, align 8
  %52 = and i64 %51, -1152851135862669313
  %53 = or i64 %52, 888686870219718656
  store i64 %53, i64* %50, align 8
  %54 = getelementptr inbounds %struct.t1, %struct.t1* %8, i32 0, i32 1
  %55 = load i16, i16* %54, align 8
  %56 = and i16 %55, -256
  %57 = or i16 %56, 13
  store i16 %57, i16* %54, align 8
  %58 = getelementptr inbounds %struct.t1, %struct.t1* %8, i32 0, i32 1
  %59 = load i16, i16* %58, align 8
  %60 = and i16 %59, -16129
  %61 = or i16 %60, 256
  store i16 %61, i16* %58, align 8
  %62 = getelementptr inbounds %struct.t1, %struct.t1* %8, i32 0, i32 2
  store i32 0, i32* %62, align 4
  store double -1.595000e+02, double* %9, align 8
  store i64 -1, i64* %10, align 8
  store i8* inttoptr (i64 14814498108113 to i8*), i8** %11, align 8
  store i32 1675072249, i32* %12, align 4
  %63 = load double, double* %1, align 8
  %64 = load <2 x float>, <2 x float>* %2, align 8
  %65 = load i32, i32* %3, align 4
  %66 = load <4 x i32>, <4 x i32>* %4, align 16
  %67 = load i32, i32* %5, align 4
  %68 = load double, double* %7, align 8
  %69 = load double, double* %9, align 8
  %70 = load i64, i64* %10, align 8
  %71 = load i8*, i8** %11, align 8
  %72 = load i32, i32* %12, align 4
  store <2 x float> %64, <2 x float>* %13, align 8
  %73 = bitcast <2 x float>* %13 to double*
  %74 = load double, double* %73, align 8
  %75 = bitcast %struct.t1* %8 to { i64, i64 }*
  %76 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %75, i32 0, i32 0
  %77 = load i64, i64* %76, align 8
  %78 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %75, i32 0, i32 1
  %79 = load i64, i64* %78, align 8
  call void (double, double, i32, ...) @f2(double noundef %63, double noundef %74, i32 noundef %65, <4 x i32> noundef %66, i32 noundef %67, %struct.t0* noundef byval(%struct.t0) align 32 %6, double noundef %68, i64 %77, i64 %79, double noundef %69, i64 noundef %70, i8* noundef %71, i32 noundef %72)
  ret void
}

define internal void @run3() {
  call void @f3(i8 ()* noundef @b3)
  ret void
}

define internal void @run4() {
  call void @f4(void (i8, %struct.t0*, i8, double, i64)* noundef @b4)
  ret void
}

define internal void @run5() {
  call void @f5(i32 ()* noundef @b5)
  ret void
}

declare void @f0(void (%struct.t0*, i8, double, %struct.t0*, %struct.t0*)* noundef)

define internal void @b0(%struct.t0* noalias sret(%struct.t0) align 32 %0, i8 noundef signext %1, double noundef %2, %struct.t0* noundef byval(%struct.t0) align 32 %3, %struct.t0* noundef byval(%struct.t0) align 32 %4) {
  %6 = alloca <2 x float>, align 8
  %7 = alloca i8, align 1
  %8 = alloca <2 x float>, align 8
  %9 = bitcast <2 x float>* %6 to double*
  store double %2, double* %9, align 8
  %10 = load <2 x float>, <2 x float>* %6, align 8
  store i8 %1, i8* %7, align 1
  store <2 x float> %10, <2 x float>* %8, align 8
  %11 = load i8, i8* %7, align 1
  %12 = sext i8 %11 to i64
  call void @mix(i64 noundef %12)
  %13 = load <2 x float>, <2 x float>* %8, align 8
  %14 = extractelement <2 x float> %13, i32 0
  call void @mix_float(float noundef %14)
  %15 = load <2 x float>, <2 x float>* %8, align 8
  %16 = extractelement <2 x float> %15, i32 1
  call void @mix_float(float noundef %16)
  %17 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 0
  %18 = getelementptr inbounds [2 x i8*], [2 x i8*]* %17, i64 0, i64 0
  %19 = load i8*, i8** %18, align 32
  %20 = ptrtoint i8* %19 to i64
  call void @mix(i64 noundef %20)
  %21 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 0
  %22 = getelementptr inbounds [2 x i8*], [2 x i8*]* %21, i64 0, i64 1
  %23 = load i8*, i8** %22, align 8
  %24 = ptrtoint i8* %23 to i64
  call void @mix(i64 noundef %24)
  %25 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 1
  %26 = getelementptr inbounds [2 x double], [2 x double]* %25, i64 0, i64 0
  %27 = load double, double* %26, align 16
  call void @mix_double(double noundef %27)
  %28 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 1
  %29 = getelementptr inbounds [2 x double], [2 x double]* %28, i64 0, i64 1
  %30 = load double, double* %29, align 8
  call void @mix_double(double noundef %30)
  %31 = getelementptr inbounds %struct.t0, %struct.t0* %4, i32 0, i32 0
  %32 = getelementptr inbounds [2 x i8*], [2 x i8*]* %31, i64 0, i64 0
  %33 = load i8*, i8** %32, align 32
  %34 = ptrtoint i8* %33 to i64
  call void @mix(i64 noundef %34)
  %35 = getelementptr inbounds %struct.t0, %struct.t0* %4, i32 0, i32 0
  %36 = getelementptr inbounds [2 x i8*], [2 x i8*]* %35, i64 0, i64 1
  %37 = load i8*, i8** %36, align 8
  %38 = ptrtoint i8* %37 to i64
  call void @mix(i64 noundef %38)
  %39 = getelementptr inbounds %struct.t0, %struct.t0* %4, i32 0, i32 1
  %40 = getelementptr inbounds [2 x double], [2 x double]* %39, i64 0, i64 0
  %41 = load double, double* %40, align 16
  call void @mix_double(double noundef %41)
  %42 = getelementptr inbounds %struct.t0, %struct.t0* %4, i32 0, i32 1
  %43 = getelementptr inbounds [2 x double], [2 x double]* %42, i64 0, i64 1
  %44 = load double, double* %43, align 8
  call void @mix_double(double noundef %44)
  %45 = getelementptr inbounds %struct.t0, %struct.t0* %0, i32 0, i32 0
  %46 = getelementptr inbounds [2 x i8*], [2 x i8*]* %45, i64 0, i64 0
  store i8* inttoptr (i64 67012016372975 to i8*), i8** %46, align 32
  %47 = getelementptr inbounds %struct.t0, %struct.t0* %0, i32 0, i32 0
  %48 = getelementptr inbounds [2 x i8*], [2 x i8*]* %47, i64 0, i64 1
  store i8* inttoptr (i64 16714086784333 to i8*), i8** %48, align 8
  %49 = getelementptr inbounds %struct.t0, %struct.t0* %0, i32 0, i32 1
  %50 = getelementptr inbounds [2 x double], [2 x double]* %49, i64 0, i64 0
  store double -2.636250e+02, double* %50, align 16
  %51 = getelementptr inbounds %struct.t0, %struct.t0* %0, i32 0, i32 1
  %52 = getelementptr inbounds [2 x double], [2 x double]* %51, i64 0, i64 1
  store double 2.512500e+01, double* %52, align 8
  ret void
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

declare void @f1({ i64, i64 } ()* noundef)

define internal { i64, i64 } @b1() {
  %1 = alloca %struct.t1, align 8
  %2 = bitcast %struct.t1* %1 to i64*
  %3 = load i64, i64* %2, align 8
  %4 = and i64 %3, -4
  %5 = or i64 %4, 3
  store i64 %5, i64* %2, align 8
  %6 = bitcast %struct.t1* %1 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = and i64 %7, -2045
  %9 = or i64 %8, 0
  store i64 %9, i64* %6, align 8
  %10 = bitcast %struct.t1* %1 to i64*
  %11 = load i64, i64* %10, align 8
  %12 = and i64 %11, -2049
  %13 = or i64 %12, 2048
  store i64 %13, i64* %10, align 8
  %14 = bitcast %struct.t1* %1 to i64*
  %15 = load i64, i64* %14, align 8
  %16 = and i64 %15, -70368744173569
  %17 = or i64 %16, 0
  store i64 %17, i64* %14, align 8
  %18 = bitcast %struct.t1* %1 to i64*
  %19 = load i64, i64* %18, align 8
  %20 = and i64 %19, -1152851135862669313
  %21 = or i64 %20, 70368744177664
  store i64 %21, i64* %18, align 8
  %22 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 1
  %23 = load i16, i16* %22, align 8
  %24 = and i16 %23, -256
  %25 = or i16 %24, 0
  store i16 %25, i16* %22, align 8
  %26 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 1
  %27 = load i16, i16* %26, align 8
  %28 = and i16 %27, -16129
  %29 = or i16 %28, 0
  store i16 %29, i16* %26, align 8
  %30 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 2
  store i32 -1955154338, i32* %30, align 4
  %31 = bitcast %struct.t1* %1 to { i64, i64 }*
  %32 = load { i64, i64 }, { i64, i64 }* %31, align 8
  ret { i64, i64 } %32
}

declare void @f2(double noundef, double noundef, i32 noundef, ...)

declare void @f3(i8 ()* noundef)

define internal zeroext i8 @b3() {
  %1 = alloca i8, align 1
  store i8 -128, i8* %1, align 1
  %2 = load i8, i8* %1, align 1
  ret i8 %2
}

declare void @f4(void (i8, %struct.t0*, i8, double, i64)* noundef)

define internal void @b4(i8 %0, %struct.t0* noundef byval(%struct.t0) align 32 %1, i8 noundef signext %2, double noundef %3, i64 noundef %4) {
  %6 = alloca %struct.t2, align 1
  %7 = alloca i8, align 1
  %8 = alloca double, align 8
  %9 = alloca i64, align 8
  %10 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  store i8 %0, i8* %10, align 1
  store i8 %2, i8* %7, align 1
  store double %3, double* %8, align 8
  store i64 %4, i64* %9, align 8
  %11 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %12 = load i8, i8* %11, align 1
  %13 = sext i8 %12 to i64
  call void @mix(i64 noundef %13)
  %14 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 0
  %15 = getelementptr inbounds [2 x i8*], [2 x i8*]* %14, i64 0, i64 0
  %16 = load i8*, i8** %15, align 32
  %17 = ptrtoint i8* %16 to i64
  call void @mix(i64 noundef %17)
  %18 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 0
  %19 = getelementptr inbounds [2 x i8*], [2 x i8*]* %18, i64 0, i64 1
  %20 = load i8*, i8** %19, align 8
  %21 = ptrtoint i8* %20 to i64
  call void @mix(i64 noundef %21)
  %22 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 1
  %23 = getelementptr inbounds [2 x double], [2 x double]* %22, i64 0, i64 0
  %24 = load double, double* %23, align 16
  call void @mix_double(double noundef %24)
  %25 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 1
  %26 = getelementptr inbounds [2 x double], [2 x double]* %25, i64 0, i64 1
  %27 = load double, double* %26, align 8
  call void @mix_double(double noundef %27)
  %28 = load i8, i8* %7, align 1
  %29 = sext i8 %28 to i64
  call void @mix(i64 noundef %29)
  %30 = load double, double* %8, align 8
  call void @mix_double(double noundef %30)
  %31 = load i64, i64* %9, align 8
  call void @mix(i64 noundef %31)
  ret void
}

declare void @f5(i32 ()* noundef)

define internal i32 @b5() {
  %1 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %2 = load i32, i32* %1, align 4
  ret i32 %2
}

