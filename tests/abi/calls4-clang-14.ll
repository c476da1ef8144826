target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%union.t0 = type { [2 x double] }
%struct.t1 = type { [2 x i64], float, i32, float, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.t2 = type { %struct.t1, float, i32, float, i32, double }
%struct.t5 = type { i32, [12 x i8], i128 }
%union.t3 = type { [2 x i64] }
%union.t4 = type { double }
%struct.t6 = type {}

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1

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
  ret i32 0
}

define internal void @run0() {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %union.t0, align 8
  %4 = alloca i128, align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i128, align 16
  store i32 1, i32* %1, align 4
  store i64 0, i64* %2, align 8
  %8 = bitcast %union.t0* %3 to [2 x double]*
  %9 = getelementptr inbounds [2 x double], [2 x double]* %8, i64 0, i64 0
  store double 3.247500e+02, double* %9, align 8
  %10 = bitcast %union.t0* %3 to [2 x double]*
  %11 = getelementptr inbounds [2 x double], [2 x double]* %10, i64 0, i64 1
  store double 2.522500e+02, double* %11, align 8
  store i128 -1, i128* %4, align 16
  store double -2.592500e+02, double* %5, align 8
  %12 = load i32, i32* %1, align 4
  %13 = load i64, i64* %2, align 8
  %14 = load i128, i128* %4, align 16
  %15 = load double, double* %5, align 8
  %16 = bitcast %union.t0* %3 to { i64, double }*
  %17 = getelementptr inbounds { i64, double }, { i64, double }* %16, i32 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = getelementptr inbounds { i64, double }, { i64, double }* %16, i32 0, i32 1
  %20 = load double, double* %19, align 8
  store i128 %14, i128* %7, align 16
  %21 = bitcast i128* %7 to { i64, i64 }*
  %22 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 0
  %23 = load i64, i64* %22, align 16
  %24 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 1
  %25 = load i64, i64* %24, align 8
  %26 = call double (i32, ...) @f0(i32 noundef %12, i64 noundef %13, i64 %18, double %20, i64 noundef %23, i64 noundef %25, double noundef %15)
  store double %26, double* %6, align 8
  %27 = load double, double* %6, align 8
  call void @mix_double(double noundef %27)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca float, align 4
  %2 = alloca i8, align 1
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store float -3.342500e+02, float* %1, align 4
  store i8 1, i8* %2, align 1
  store float -4.041250e+02, float* %3, align 4
  store i32 -1659609493, i32* %4, align 4
  store i32 -1737418744, i32* %5, align 4
  %7 = load float, float* %1, align 4
  %8 = load i8, i8* %2, align 1
  %9 = load float, float* %3, align 4
  %10 = load i32, i32* %4, align 4
  %11 = load i32, i32* %5, align 4
  %12 = call signext i8 (float, i8, float, i32, i32, ...) @f1(float noundef %7, i8 noundef signext %8, float noundef %9, i32 noundef %10, i32 noundef %11)
  store i8 %12, i8* %6, align 1
  %13 = load i8, i8* %6, align 1
  %14 = sext i8 %13 to i64
  call void @mix(i64 noundef %14)
  ret void
}

define internal void @run2() {
  call void @f2(i64 (i64, double, double)* noundef @b2)
  ret void
}

define internal void @run3() {
  call void @f3(double (i64, double, i8, i16, %struct.t1*, i32, i32, ...)* noundef @b3)
  ret void
}

define internal void @run4() {
  call void @f4({ i64, double } (%struct.t2*, i64, double, i64, i64, float, %struct.t2*, i64, i64, double, i32, i64, %struct.t5*, i64)* noundef @b4)
  ret void
}

declare double @f0(i32 noundef, ...)

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

declare signext i8 @f1(float noundef, i8 noundef signext, float noundef, i32 noundef, i32 noundef, ...)

declare void @f2(i64 (i64, double, double)* noundef)

define internal i64 @b2(i64 %0, double %1, double noundef %2) {
  %4 = alloca %union.t0, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = bitcast %union.t0* %4 to { i64, double }*
  %8 = getelementptr inbounds { i64, double }, { i64, double }* %7, i32 0, i32 0
  store i64 %0, i64* %8, align 8
  %9 = getelementptr inbounds { i64, double }, { i64, double }* %7, i32 0, i32 1
  store double %1, double* %9, align 8
  store double %2, double* %5, align 8
  %10 = bitcast %union.t0* %4 to [2 x double]*
  %11 = getelementptr inbounds [2 x double], [2 x double]* %10, i64 0, i64 0
  %12 = load double, double* %11, align 8
  call void @mix_double(double noundef %12)
  %13 = bitcast %union.t0* %4 to [2 x double]*
  %14 = getelementptr inbounds [2 x double], [2 x double]* %13, i64 0, i64 1
  %15 = load double, double* %14, align 8
  call void @mix_double(double noundef %15)
  %16 = load double, double* %5, align 8
  call void @mix_double(double noundef %16)
  store i64 -1671695580015025863, i64* %6, align 8
  %17 = load i64, i64* %6, align 8
  ret i64 %17
}

declare void @f3(double (i64, double, i8, i16, %struct.t1*, i32, i32, ...)* noundef)

define internal double @b3(i64 %0, double %1, i8 noundef signext %2, i16 noundef zeroext %3, %struct.t1* noundef byval(%struct.t1) align 8 %4, i32 noundef %5, i32 noundef %6, ...) {
  %8 = alloca %union.t0, align 8
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [1 x %struct.__va_list_tag], align 16
  %14 = alloca i8*, align 8
  %15 = alloca double, align 8
  %16 = bitcast %union.t0* %8 to { i64, double }*
  %17 = getelementptr inbounds { i64, double }, { i64, double }* %16, i32 0, i32 0
  store i64 %0, i64* %17, align 8
  %18 = getelementptr inbounds { i64, double }, { i64, double }* %16, i32 0, i32 1
  store double %1, double* %18, align 8
  store i8 %2, i8* %9, align 1
  store i16 %3, i16* %10, align 2
  store i32 %5, i32* %11, align 4
  store i32 %6, i32* %12, align 4
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0
  %20 = bitcast %struct.__va_list_tag* %19 to i8*
  call void @llvm.va_start(i8* %20)
  %21 = bitcast %union.t0* %8 to [2 x double]*
  %22 = getelementptr inbounds [2 x double], [2 x double]* %21, i64 0, i64 0
  %23 = load double, double* %22, align 8
  call void @mix_double(double noundef %23)
  %24 = bitcast %union.t0* %8 to [2 x double]*
  %25 = getelementptr inbounds [2 x double], [2 x double]* %24, i64 0, i64 1
  %26 = load double, double* %25, align 8
  call void @mix_double(double noundef %26)
  %27 = load i8, i8* %9, align 1
  %28 = sext i8 %27 to i64
  call void @mix(i64 noundef %28)
  %29 = load i16, i16* %10, align 2
  %30 = zext i16 %29 to i64
  call void @mix(i64 noundef %30)
  %31 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 0
  %32 = getelementptr inbounds [2 x i64], [2 x i64]* %31, i64 0, i64 0
  %33 = load i64, i64* %32, align 8
  call void @mix(i64 noundef %33)
  %34 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 0
  %35 = getelementptr inbounds [2 x i64], [2 x i64]* %34, i64 0, i64 1
  %36 = load i64, i64* %35, align 8
  call void @mix(i64 noundef %36)
  %37 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 1
  %38 = load float, float* %37, align 8
  call void @mix_float(float noundef %38)
  %39 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 2
  %40 = load i32, i32* %39, align 4
  %41 = sext i32 %40 to i64
  call void @mix(i64 noundef %41)
  %42 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 3
  %43 = load float, float* %42, align 8
  call void @mix_float(float noundef %43)
  %44 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 4
  %45 = load i32, i32* %44, align 4
  %46 = sext i32 %45 to i64
  call void @mix(i64 noundef %46)
  %47 = load i32, i32* %11, align 4
  %48 = sext i32 %47 to i64
  call void @mix(i64 noundef %48)
  %49 = load i32, i32* %12, align 4
  %50 = sext i32 %49 to i64
  call void @mix(i64 noundef %50)
  %51 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0
  %52 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %51, i32 0, i32 0
  %53 = load i32, i32* %52, align 16
  %54 = icmp ule i32 %53, 40
  br i1 %54, label %55, label %61

55:                                               ; preds = %7
  %56 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %51, i32 0, i32 3
  %57 = load i8*, i8** %56, align 16
  %58 = getelementptr i8, i8* %57, i32 %53
  %59 = bitcast i8* %58 to i8**
  %60 = add i32 %53, 8
  store i32 %60, i32* %52, align 16
  br label %66

61:                                               ; preds = %7
  %62 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %51, i32 0, i32 2
  %63 = load i8*, i8** %62, align 8
  %64 = bitcast i8* %63 to i8**
  %65 = getelementptr i8, i8* %63, i32 8
  store i8* %65, i8** %62, align 8
  br label %66

66:                                               ; preds = %61, %55
  %67 = phi i8** [ %59, %55 ], [ %64, %61 ]
  %68 = load i8*, i8** %67, align 8
  store i8* %68, i8** %14, align 8
  %69 = load i8*, i8** %14, align 8
  %70 = ptrtoint i8* %69 to i64
  call void @mix(i64 noundef %70)
  %71 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %13, i64 0, i64 0
  %72 = bitcast %struct.__va_list_tag* %71 to i8*
  call void @llvm.va_end(i8* %72)
  store double 3.228750e+02, double* %15, align 8
  %73 = load double, double* %15, align 8
  ret double %73
}

declare void @llvm.va_start(i8*)

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

declare void @llvm.va_end(i8*)

declare void @f4({ i64, double } (%struct.t2*, i64, double, i64, i64, float, %struct.t2*, i64, i64, double, i32, i64, %struct.t5*, i64)* noundef)

define internal { i64, double } @b4(%struct.t2* noundef byval(%struct.t2) align 8 %0, i64 %1, double %2, i64 %3, i64 %4, float noundef %5, %struct.t2* noundef byval(%struct.t2) align 8 %6, i64 noundef %7, i64 %8, double %9, i32 noundef %10, i64 %11, %struct.t5* noundef byval(%struct.t5) align 16 %12, i64 noundef %13) {
  %15 = alloca %union.t0, align 8
  %16 = alloca %union.t0, align 8
  %17 = alloca %union.t3, align 8
  %18 = alloca %union.t0, align 8
  %19 = alloca %union.t4, align 8
  %20 = alloca %struct.t6, align 1
  %21 = alloca float, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i128, align 16
  %26 = bitcast %union.t0* %16 to { i64, double }*
  %27 = getelementptr inbounds { i64, double }, { i64, double }* %26, i32 0, i32 0
  store i64 %1, i64* %27, align 8
  %28 = getelementptr inbounds { i64, double }, { i64, double }* %26, i32 0, i32 1
  store double %2, double* %28, align 8
  %29 = bitcast %union.t3* %17 to { i64, i64 }*
  %30 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 0
  store i64 %3, i64* %30, align 8
  %31 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %29, i32 0, i32 1
  store i64 %4, i64* %31, align 8
  %32 = bitcast %union.t0* %18 to { i64, double }*
  %33 = getelementptr inbounds { i64, double }, { i64, double }* %32, i32 0, i32 0
  store i64 %8, i64* %33, align 8
  %34 = getelementptr inbounds { i64, double }, { i64, double }* %32, i32 0, i32 1
  store double %9, double* %34, align 8
  %35 = getelementptr inbounds %union.t4, %union.t4* %19, i32 0, i32 0
  %36 = bitcast double* %35 to i64*
  store i64 %11, i64* %36, align 8
  store float %5, float* %21, align 4
  store i64 %7, i64* %22, align 8
  store i32 %10, i32* %23, align 4
  store i64 %13, i64* %24, align 8
  %37 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %38 = getelementptr inbounds %struct.t1, %struct.t1* %37, i32 0, i32 0
  %39 = getelementptr inbounds [2 x i64], [2 x i64]* %38, i64 0, i64 0
  %40 = load i64, i64* %39, align 8
  call void @mix(i64 noundef %40)
  %41 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %42 = getelementptr inbounds %struct.t1, %struct.t1* %41, i32 0, i32 0
  %43 = getelementptr inbounds [2 x i64], [2 x i64]* %42, i64 0, i64 1
  %44 = load i64, i64* %43, align 8
  call void @mix(i64 noundef %44)
  %45 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %46 = getelementptr inbounds %struct.t1, %struct.t1* %45, i32 0, i32 1
  %47 = load float, float* %46, align 8
  call void @mix_float(float noundef %47)
  %48 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %49 = getelementptr inbounds %struct.t1, %struct.t1* %48, i32 0, i32 2
  %50 = load i32, i32* %49, align 4
  %51 = sext i32 %50 to i64
  call void @mix(i64 noundef %51)
  %52 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %53 = getelementptr inbounds %struct.t1, %struct.t1* %52, i32 0, i32 3
  %54 = load float, float* %53, align 8
  call void @mix_float(float noundef %54)
  %55 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.t1, %struct.t1* %55, i32 0, i32 4
  %57 = load i32, i32* %56, align 4
  %58 = sext i32 %57 to i64
  call void @mix(i64 noundef %58)
  %59 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 1
  %60 = load float, float* %59, align 8
  call void @mix_float(float noundef %60)
  %61 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 2
  %62 = load i32, i32* %61, align 4
  %63 = sext i32 %62 to i64
  call void @mix(i64 noundef %63)
  %64 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 3
  %65 = load float, float* %64, align 8
  call void @mix_float(float noundef %65)
  %66 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 4
  %67 = load i32, i32* %66, align 4
  %68 = sext i32 %67 to i64
  call void @mix(i64 noundef %68)
  %69 = getelementptr inbounds %struct.t2, %struct.t2* %0, i32 0, i32 5
  %70 = load double, double* %69, align 8
  call void @mix_double(double noundef %70)
  %71 = bitcast %union.t0* %16 to [2 x double]*
  %72 = getelementptr inbounds [2 x double], [2 x double]* %71, i64 0, i64 0
  %73 = load double, double* %72, align 8
  call void @mix_double(double noundef %73)
  %74 = bitcast %union.t0* %16 to [2 x double]*
  %75 = getelementptr inbounds [2 x double], [2 x double]* %74, i64 0, i64 1
  %76 = load double, double* %75, align 8
  call void @mix_double(double noundef %76)
  %77 = bitcast %union.t3* %17 to [2 x i64]*
  %78 = getelementptr inbounds [2 x i64], [2 x i64]* %77, i64 0, i64 0
  %79 = load i64, i64* %78, align 8
  call void @mix(i64 noundef %79)
  %80 = bitcast %union.t3* %17 to [2 x i64]*
  %81 = getelementptr inbounds [2 x i64], [2 x i64]* %80, i64 0, i64 1
  %82 = load i64, i64* %81, align 8
  call void @mix(i64 noundef %82)
  %83 = load float, float* %21, align 4
  call void @mix_float(float noundef %83)
  %84 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %85 = getelementptr inbounds %struct.t1, %struct.t1* %84, i32 0, i32 0
  %86 = getelementptr inbounds [2 x i64], [2 x i64]* %85, i64 0, i64 0
  %87 = load i64, i64* %86, align 8
  call void @mix(i64 noundef %87)
  %88 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %89 = getelementptr inbounds %struct.t1, %struct.t1* %88, i32 0, i32 0
  %90 = getelementptr inbounds [2 x i64], [2 x i64]* %89, i64 0, i64 1
  %91 = load i64, i64* %90, align 8
  call void @mix(i64 noundef %91)
  %92 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %93 = getelementptr inbounds %struct.t1, %struct.t1* %92, i32 0, i32 1
  %94 = load float, float* %93, align 8
  call void @mix_float(float noundef %94)
  %95 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %96 = getelementptr inbounds %struct.t1, %struct.t1* %95, i32 0, i32 2
  %97 = load i32, i32* %96, align 4
  %98 = sext i32 %97 to i64
  call void @mix(i64 noundef %98)
  %99 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %100 = getelementptr inbounds %struct.t1, %struct.t1* %99, i32 0, i32 3
  %101 = load float, float* %100, align 8
  call void @mix_float(float noundef %101)
  %102 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 0
  %103 = getelementptr inbounds %struct.t1, %struct.t1* %102, i32 0, i32 4
  %104 = load i32, i32* %103, align 4
  %105 = sext i32 %104 to i64
  call void @mix(i64 noundef %105)
  %106 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 1
  %107 = load float, float* %106, align 8
  call void @mix_float(float noundef %107)
  %108 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 2
  %109 = load i32, i32* %108, align 4
  %110 = sext i32 %109 to i64
  call void @mix(i64 noundef %110)
  %111 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 3
  %112 = load float, float* %111, align 8
  call void @mix_float(float noundef %112)
  %113 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 4
  %114 = load i32, i32* %113, align 4
  %115 = sext i32 %114 to i64
  call void @mix(i64 noundef %115)
  %116 = getelementptr inbounds %struct.t2, %struct.t2* %6, i32 0, i32 5
  %117 = load double, double* %116, align 8
  call void @mix_double(double noundef %117)
  %118 = load i64, i64* %22, align 8
  call void @mix(i64 noundef %118)
  %119 = bitcast %union.t0* %18 to [2 x double]*
  %120 = getelementptr inbounds [2 x double], [2 x double]* %119, i64 0, i64 0
  %121 = load double, double* %120, align 8
  call void @mix_double(double noundef %121)
  %122 = bitcast %union.t0* %18 to [2 x double]*
  %123 = getelementptr inbounds [2 x double], [2 x double]* %122, i64 0, i64 1
  %124 = load double, double* %123, align 8
  call void @mix_double(double noundef %124)
  %125 = load i32, i32* %23, align 4
  %126 = zext i32 %125 to i64
  call void @mix(i64 noundef %126)
  %127 = bitcast %union.t4* %19 to double*
  %128 = load double, double* %127, align 8
  call void @mix_double(double noundef %128)
  %129 = getelementptr inbounds %struct.t5, %struct.t5* %12, i32 0, i32 0
  %130 = load i32, i32* %129, align 16
  %131 = sext i32 %130 to i64
  call void @mix(i64 noundef %131)
  %132 = getelementptr inbounds %struct.t5, %struct.t5* %12, i32 0, i32 2
  %133 = load i128, i128* %132, align 16
  store i128 %133, i128* %25, align 16
  %134 = bitcast i128* %25 to { i64, i64 }*
  %135 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %134, i32 0, i32 0
  %136 = load i64, i64* %135, align 16
  %137 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %134, i32 0, i32 1
  %138 = load i64, i64* %137, align 8
  call void @mix_wide(i64 noundef %136, i64 noundef %138)
  %139 = load i64, i64* %24, align 8
  call void @mix(i64 noundef %139)
  %140 = bitcast %union.t0* %15 to [2 x double]*
  %141 = getelementptr inbounds [2 x double], [2 x double]* %140, i64 0, i64 0
  store double -4.877500e+02, double* %141, align 8
  %142 = bitcast %union.t0* %15 to [2 x double]*
  %143 = getelementptr inbounds [2 x double], [2 x double]* %142, i64 0, i64 1
  store double 4.987500e+02, double* %143, align 8
  %144 = getelementptr inbounds %union.t0, %union.t0* %15, i32 0, i32 0
  %145 = bitcast [2 x double]* %144 to { i64, double }*
  %146 = load { i64, double }, { i64, double }* %145, align 8
  ret { i64, double } %146
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

