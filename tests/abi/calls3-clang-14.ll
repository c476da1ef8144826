target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%struct.t0 = type { float, i32 }
%struct.t5 = type { float, i32, float, i32, double }
%struct.t4 = type { [1 x i32], [2 x i8] }
%struct.t6 = type { i8, i8*, %struct.t3, [1 x %struct.t3], [1 x %struct.t5], i8*, [1 x %struct.t0], %struct.t4 }
%struct.t3 = type {}
%struct.t7 = type { i8, i8 }
%struct.t2 = type { float, i32 }
%struct.t8 = type { double, float, i32 }
%struct.t1 = type { float, i32, float, i32 }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"exyz\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"gxyz\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"dxyz\00", align 1

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
  %1 = alloca i8*, align 8
  %2 = alloca %struct.t0, align 4
  %3 = alloca %struct.t0, align 4
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i8** %1, align 8
  %4 = getelementptr inbounds %struct.t0, %struct.t0* %2, i32 0, i32 0
  store float 2.225000e+02, float* %4, align 4
  %5 = getelementptr inbounds %struct.t0, %struct.t0* %2, i32 0, i32 1
  store i32 1, i32* %5, align 4
  %6 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 0
  store float -1.541250e+02, float* %6, align 4
  %7 = getelementptr inbounds %struct.t0, %struct.t0* %3, i32 0, i32 1
  store i32 638260917, i32* %7, align 4
  %8 = load i8*, i8** %1, align 8
  %9 = bitcast %struct.t0* %2 to i64*
  %10 = load i64, i64* %9, align 4
  %11 = bitcast %struct.t0* %3 to i64*
  %12 = load i64, i64* %11, align 4
  call void @f0(i8* noundef %8, i64 %10, i64 %12)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  call void @f1({ i64, i64 } (i64, i64, i64, i64, float, i64, i64, i64, double, double, i32)* noundef @b1)
  ret void
}

define internal void @run2() {
  %1 = alloca i8*, align 8
  %2 = alloca %struct.t5, align 8
  %3 = alloca %struct.t4, align 4
  store i8* inttoptr (i64 49642644681852 to i8*), i8** %1, align 8
  %4 = getelementptr inbounds %struct.t5, %struct.t5* %2, i32 0, i32 0
  store float -1.137500e+02, float* %4, align 8
  %5 = getelementptr inbounds %struct.t5, %struct.t5* %2, i32 0, i32 1
  store i32 -1023579306, i32* %5, align 4
  %6 = getelementptr inbounds %struct.t5, %struct.t5* %2, i32 0, i32 2
  store float -2.751250e+02, float* %6, align 8
  %7 = getelementptr inbounds %struct.t5, %struct.t5* %2, i32 0, i32 3
  store i32 0, i32* %7, align 4
  %8 = getelementptr inbounds %struct.t5, %struct.t5* %2, i32 0, i32 4
  store double -2.525000e+01, double* %8, align 8
  %9 = load i8*, i8** %1, align 8
  %10 = call i64 @f2(i8* noundef %9, %struct.t5* noundef byval(%struct.t5) align 8 %2)
  %11 = bitcast %struct.t4* %3 to i64*
  store i64 %10, i64* %11, align 4
  %12 = getelementptr inbounds %struct.t4, %struct.t4* %3, i32 0, i32 0
  %13 = getelementptr inbounds [1 x i32], [1 x i32]* %12, i64 0, i64 0
  %14 = load i32, i32* %13, align 4
  %15 = zext i32 %14 to i64
  call void @mix(i64 noundef %15)
  %16 = getelementptr inbounds %struct.t4, %struct.t4* %3, i32 0, i32 1
  %17 = getelementptr inbounds [2 x i8], [2 x i8]* %16, i64 0, i64 0
  %18 = load i8, i8* %17, align 4
  %19 = sext i8 %18 to i64
  call void @mix(i64 noundef %19)
  %20 = getelementptr inbounds %struct.t4, %struct.t4* %3, i32 0, i32 1
  %21 = getelementptr inbounds [2 x i8], [2 x i8]* %20, i64 0, i64 1
  %22 = load i8, i8* %21, align 1
  %23 = sext i8 %22 to i64
  call void @mix(i64 noundef %23)
  ret void
}

define internal void @run3() {
  %1 = alloca float, align 4
  %2 = alloca %struct.t6, align 16
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca %struct.t7, align 2
  %6 = alloca double, align 8
  %7 = alloca i8, align 1
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  store float 4.625000e+01, float* %1, align 4
  %11 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 0
  store i8 101, i8* %11, align 16
  %12 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 1
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8** %12, align 8
  %13 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 4
  %14 = getelementptr inbounds [1 x %struct.t5], [1 x %struct.t5]* %13, i64 0, i64 0
  %15 = getelementptr inbounds %struct.t5, %struct.t5* %14, i32 0, i32 0
  store float -4.761250e+02, float* %15, align 16
  %16 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 4
  %17 = getelementptr inbounds [1 x %struct.t5], [1 x %struct.t5]* %16, i64 0, i64 0
  %18 = getelementptr inbounds %struct.t5, %struct.t5* %17, i32 0, i32 1
  store i32 -507390059, i32* %18, align 4
  %19 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 4
  %20 = getelementptr inbounds [1 x %struct.t5], [1 x %struct.t5]* %19, i64 0, i64 0
  %21 = getelementptr inbounds %struct.t5, %struct.t5* %20, i32 0, i32 2
  store float 3.337500e+02, float* %21, align 8
  %22 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 4
  %23 = getelementptr inbounds [1 x %struct.t5], [1 x %struct.t5]* %22, i64 0, i64 0
  %24 = getelementptr inbounds %struct.t5, %struct.t5* %23, i32 0, i32 3
  store i32 -959421868, i32* %24, align 4
  %25 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 4
  %26 = getelementptr inbounds [1 x %struct.t5], [1 x %struct.t5]* %25, i64 0, i64 0
  %27 = getelementptr inbounds %struct.t5, %struct.t5* %26, i32 0, i32 4
  store double 1.497500e+02, double* %27, align 16
  %28 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 5
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i8** %28, align 8
  %29 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 6
  %30 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.t0, %struct.t0* %30, i32 0, i32 0
  store float -4.632500e+02, float* %31, align 16
  %32 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 6
  %33 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %32, i64 0, i64 0
  %34 = getelementptr inbounds %struct.t0, %struct.t0* %33, i32 0, i32 1
  store i32 0, i32* %34, align 4
  %35 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 7
  %36 = getelementptr inbounds %struct.t4, %struct.t4* %35, i32 0, i32 0
  %37 = getelementptr inbounds [1 x i32], [1 x i32]* %36, i64 0, i64 0
  store i32 1000, i32* %37, align 8
  %38 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 7
  %39 = getelementptr inbounds %struct.t4, %struct.t4* %38, i32 0, i32 1
  %40 = getelementptr inbounds [2 x i8], [2 x i8]* %39, i64 0, i64 0
  store i8 108, i8* %40, align 4
  %41 = getelementptr inbounds %struct.t6, %struct.t6* %2, i32 0, i32 7
  %42 = getelementptr inbounds %struct.t4, %struct.t4* %41, i32 0, i32 1
  %43 = getelementptr inbounds [2 x i8], [2 x i8]* %42, i64 0, i64 1
  store i8 0, i8* %43, align 1
  store i32 77, i32* %3, align 4
  store double -4.295000e+02, double* %4, align 8
  %44 = bitcast %struct.t7* %5 to i8*
  %45 = load i8, i8* %44, align 2
  %46 = and i8 %45, -32
  %47 = or i8 %46, 5
  store i8 %47, i8* %44, align 2
  store double 4.455000e+02, double* %6, align 8
  store i8 -1, i8* %7, align 1
  %48 = load float, float* %1, align 4
  %49 = load i32, i32* %3, align 4
  %50 = load double, double* %4, align 8
  %51 = load double, double* %6, align 8
  %52 = load i8, i8* %7, align 1
  %53 = bitcast %struct.t7* %5 to i16*
  %54 = load i16, i16* %53, align 2
  %55 = call { i64, i64 } @f3(float noundef %48, %struct.t6* noundef byval(%struct.t6) align 16 %2, i32 noundef %49, double noundef %50, i16 %54, double noundef %51, i8 noundef zeroext %52)
  %56 = bitcast i128* %9 to { i64, i64 }*
  %57 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %56, i32 0, i32 0
  %58 = extractvalue { i64, i64 } %55, 0
  store i64 %58, i64* %57, align 16
  %59 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %56, i32 0, i32 1
  %60 = extractvalue { i64, i64 } %55, 1
  store i64 %60, i64* %59, align 8
  %61 = load i128, i128* %9, align 16
  store i128 %61, i128* %8, align 16
  %62 = load i128, i128* %8, align 16
  store i128 %62, i128* %10, align 16
  %63 = bitcast i128* %10 to { i64, i64 }*
  %64 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %63, i32 0, i32 0
  %65 = load i64, i64* %64, align 16
  %66 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %63, i32 0, i32 1
  %67 = load i64, i64* %66, align 8
  call void @mix_wide(i64 noundef %65, i64 noundef %67)
  ret void
}

define internal void @run4() {
  %1 = alloca %struct.t2, align 4
  %2 = alloca %struct.t8, align 8
  %3 = alloca %struct.t8, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca %struct.t8, align 8
  %12 = alloca %struct.t0, align 4
  %13 = alloca %struct.t2, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64 (i64, double, i64, double, i64, i32, float, i32, ...)*, align 8
  %16 = getelementptr inbounds %struct.t2, %struct.t2* %1, i32 0, i32 0
  store float 2.188750e+02, float* %16, align 4
  %17 = getelementptr inbounds %struct.t2, %struct.t2* %1, i32 0, i32 1
  store i32 -2147483648, i32* %17, align 4
  %18 = getelementptr inbounds %struct.t8, %struct.t8* %2, i32 0, i32 0
  store double -4.922500e+02, double* %18, align 8
  %19 = getelementptr inbounds %struct.t8, %struct.t8* %2, i32 0, i32 1
  store float -4.082500e+02, float* %19, align 8
  %20 = getelementptr inbounds %struct.t8, %struct.t8* %2, i32 0, i32 2
  store i32 -841231980, i32* %20, align 4
  %21 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 0
  store double -4.156250e+02, double* %21, align 8
  %22 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 1
  store float 6.825000e+01, float* %22, align 8
  %23 = getelementptr inbounds %struct.t8, %struct.t8* %3, i32 0, i32 2
  store i32 1, i32* %23, align 4
  store i32 -875412696, i32* %4, align 4
  store float 2.501250e+02, float* %5, align 4
  store i32 1757944445, i32* %6, align 4
  store i64 -9223372036854775808, i64* %7, align 8
  store i64 -9223372036854775808, i64* %8, align 8
  store i128 -1, i128* %9, align 16
  store i128 -170141183460469231731687303715884105728, i128* %10, align 16
  %24 = getelementptr inbounds %struct.t8, %struct.t8* %11, i32 0, i32 0
  store double 3.663750e+02, double* %24, align 8
  %25 = getelementptr inbounds %struct.t8, %struct.t8* %11, i32 0, i32 1
  store float 4.187500e+02, float* %25, align 8
  %26 = getelementptr inbounds %struct.t8, %struct.t8* %11, i32 0, i32 2
  store i32 -851414559, i32* %26, align 4
  %27 = getelementptr inbounds %struct.t0, %struct.t0* %12, i32 0, i32 0
  store float 3.727500e+02, float* %27, align 4
  %28 = getelementptr inbounds %struct.t0, %struct.t0* %12, i32 0, i32 1
  store i32 -1, i32* %28, align 4
  %29 = getelementptr inbounds %struct.t2, %struct.t2* %13, i32 0, i32 0
  store float 2.832500e+02, float* %29, align 4
  %30 = getelementptr inbounds %struct.t2, %struct.t2* %13, i32 0, i32 1
  store i32 645127962, i32* %30, align 4
  store i64 (i64, double, i64, double, i64, i32, float, i32, ...)* @f4, i64 (i64, double, i64, double, i64, i32, float, i32, ...)** %15, align 8
  %31 = load volatile i64 (i64, double, i64, double, i64, i32, float, i32, ...)*, i64 (i64, double, i64, double, i64, i32, float, i32, ...)** %15, align 8
  %32 = load i32, i32* %4, align 4
  %33 = load float, float* %5, align 4
  %34 = load i32, i32* %6, align 4
  %35 = load i64, i64* %7, align 8
  %36 = load i64, i64* %8, align 8
  %37 = load i128, i128* %9, align 16
  %38 = load i128, i128* %10, align 16
  %39 = bitcast %struct.t2* %1 to i64*
  %40 = load i64, i64* %39, align 4
  %41 = bitcast %struct.t8* %2 to { double, i64 }*
  %42 = getelementptr inbounds { double, i64 }, { double, i64 }* %41, i32 0, i32 0
  %43 = load double, double* %42, align 8
  %44 = getelementptr inbounds { double, i64 }, { double, i64 }* %41, i32 0, i32 1
  %45 = load i64, i64* %44, align 8
  %46 = bitcast %struct.t8* %3 to { double, i64 }*
  %47 = getelementptr inbounds { double, i64 }, { double, i64 }* %46, i32 0, i32 0
  %48 = load double, double* %47, align 8
  %49 = getelementptr inbounds { double, i64 }, { double, i64 }* %46, i32 0, i32 1
  %50 = load i64, i64* %49, align 8
  %51 = bitcast %struct.t0* %12 to i64*
  %52 = load i64, i64* %51, align 4
  %53 = bitcast %struct.t2* %13 to i64*
  %54 = load i64, i64* %53, align 4
  %55 = call i64 (i64, double, i64, double, i64, i32, float, i32, ...) %31(i64 %40, double %43, i64 %45, double %48, i64 %50, i32 noundef %32, float noundef %33, i32 noundef %34, i64 noundef %35, i64 noundef %36, i128 noundef %37, i128 noundef %38, %struct.t8* noundef byval(%struct.t8) align 8 %11, i64 %52, i64 %54)
  store i64 %55, i64* %14, align 8
  %56 = load i64, i64* %14, align 8
  call void @mix(i64 noundef %56)
  ret void
}

declare void @f0(i8* noundef, i64, i64)

declare void @f1({ i64, i64 } (i64, i64, i64, i64, float, i64, i64, i64, double, double, i32)* noundef)

define internal { i64, i64 } @b1(i64 %0, i64 %1, i64 %2, i64 %3, float noundef %4, i64 %5, i64 %6, i64 noundef %7, double noundef %8, double noundef %9, i32 noundef %10) {
  %12 = alloca i128, align 16
  %13 = alloca %struct.t0, align 4
  %14 = alloca %struct.t1, align 8
  %15 = alloca %struct.t2, align 4
  %16 = alloca %struct.t1, align 8
  %17 = alloca %struct.t3, align 16
  %18 = alloca { double, double }, align 8
  %19 = alloca float, align 4
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i128, align 16
  %23 = bitcast %struct.t0* %13 to i64*
  store i64 %0, i64* %23, align 4
  %24 = bitcast %struct.t1* %14 to { i64, i64 }*
  %25 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 0
  store i64 %1, i64* %25, align 8
  %26 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 1
  store i64 %2, i64* %26, align 8
  %27 = bitcast %struct.t2* %15 to i64*
  store i64 %3, i64* %27, align 4
  %28 = bitcast %struct.t1* %16 to { i64, i64 }*
  %29 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %28, i32 0, i32 0
  store i64 %5, i64* %29, align 8
  %30 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %28, i32 0, i32 1
  store i64 %6, i64* %30, align 8
  %31 = getelementptr inbounds { double, double }, { double, double }* %18, i32 0, i32 0
  store double %8, double* %31, align 8
  %32 = getelementptr inbounds { double, double }, { double, double }* %18, i32 0, i32 1
  store double %9, double* %32, align 8
  store float %4, float* %19, align 4
  store i64 %7, i64* %20, align 8
  store i32 %10, i32* %21, align 4
  %33 = getelementptr inbounds %struct.t0, %struct.t0* %13, i32 0, i32 0
  %34 = load float, float* %33, align 4
  call void @mix_float(float noundef %34)
  %35 = getelementptr inbounds %struct.t0, %struct.t0* %13, i32 0, i32 1
  %36 = load i32, i32* %35, align 4
  %37 = sext i32 %36 to i64
  call void @mix(i64 noundef %37)
  %38 = getelementptr inbounds %struct.t1, %struct.t1* %14, i32 0, i32 0
  %39 = load float, float* %38, align 8
  call void @mix_float(float noundef %39)
  %40 = getelementptr inbounds %struct.t1, %struct.t1* %14, i32 0, i32 1
  %41 = load i32, i32* %40, align 4
  %42 = sext i32 %41 to i64
  call void @mix(i64 noundef %42)
  %43 = getelementptr inbounds %struct.t1, %struct.t1* %14, i32 0, i32 2
  %44 = load float, float* %43, align 8
  call void @mix_float(float noundef %44)
  %45 = getelementptr inbounds %struct.t1, %struct.t1* %14, i32 0, i32 3
  %46 = load i32, i32* %45, align 4
  %47 = sext i32 %46 to i64
  call void @mix(i64 noundef %47)
  %48 = getelementptr inbounds %struct.t2, %struct.t2* %15, i32 0, i32 0
  %49 = load float, float* %48, align 4
  call void @mix_float(float noundef %49)
  %50 = getelementptr inbounds %struct.t2, %struct.t2* %15, i32 0, i32 1
  %51 = load i32, i32* %50, align 4
  %52 = sext i32 %51 to i64
  call void @mix(i64 noundef %52)
  %53 = load float, float* %19, align 4
  call void @mix_float(float noundef %53)
  %54 = getelementptr inbounds %struct.t1, %struct.t1* %16, i32 0, i32 0
  %55 = load float, float* %54, align 8
  call void @mix_float(float noundef %55)
  %56 = getelementptr inbounds %struct.t1, %struct.t1* %16, i32 0, i32 1
  %57 = load i32, i32* %56, align 4
  %58 = sext i32 %57 to i64
  call void @mix(i64 noundef %58)
  %59 = getelementptr inbounds %struct.t1, %struct.t1* %16, i32 0, i32 2
  %60 = load float, float* %59, align 8
  call void @mix_float(float noundef %60)
  %61 = getelementptr inbounds %struct.t1, %struct.t1* %16, i32 0, i32 3
  %62 = load i32, i32* %61, align 4
  %63 = sext i32 %62 to i64
  call void @mix(i64 noundef %63)
  %64 = load i64, i64* %20, align 8
  call void @mix(i64 noundef %64)
  %65 = getelementptr inbounds { double, double }, { double, double }* %18, i32 0, i32 0
  %66 = load double, double* %65, align 8
  call void @mix_double(double noundef %66)
  %67 = getelementptr inbounds { double, double }, { double, double }* %18, i32 0, i32 1
  %68 = load double, double* %67, align 8
  call void @mix_double(double noundef %68)
  %69 = load i32, i32* %21, align 4
  %70 = zext i32 %69 to i64
  call void @mix(i64 noundef %70)
  store i128 -27437412913696077570419979773786372359, i128* %22, align 16
  %71 = load i128, i128* %22, align 16
  store i128 %71, i128* %12, align 16
  %72 = bitcast i128* %12 to { i64, i64 }*
  %73 = load { i64, i64 }, { i64, i64 }* %72, align 16
  ret { i64, i64 } %73
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

declare i64 @f2(i8* noundef, %struct.t5* noundef byval(%struct.t5) align 8)

declare { i64, i64 } @f3(float noundef, %struct.t6* noundef byval(%struct.t6) align 16, i32 noundef, double noundef, i16, double noundef, i8 noundef zeroext)

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

declare i64 @f4(i64, double, i64, double, i64, i32 noundef, float noundef, i32 noundef, ...)

