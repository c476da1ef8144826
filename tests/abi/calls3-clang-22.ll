target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t0 = type { float, i32 }
%struct.t5 = type { float, i32, float, i32, double }
%struct.t4 = type { [1 x i32], [2 x i8] }
%struct.t6 = type { i8, ptr, [1 x %struct.t3], [1 x %struct.t5], ptr, [1 x %struct.t0], %struct.t4 }
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
  ret i32 0
}

define internal void @run0() {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.t0, align 4
  %3 = alloca %struct.t0, align 4
  store ptr @.str.5, ptr %1, align 8
  %4 = getelementptr inbounds nuw %struct.t0, ptr %2, i32 0, i32 0
  store float 2.225000e+02, ptr %4, align 4
  %5 = getelementptr inbounds nuw %struct.t0, ptr %2, i32 0, i32 1
  store i32 1, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.t0, ptr %3, i32 0, i32 0
  store float -1.541250e+02, ptr %6, align 4
  %7 = getelementptr inbounds nuw %struct.t0, ptr %3, i32 0, i32 1
  store i32 638260917, ptr %7, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = load i64, ptr %2, align 4
  %10 = load i64, ptr %3, align 4
  call void @f0(ptr noundef %8, i64 %9, i64 %10)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  call void @f1(ptr noundef @b1)
  ret void
}

define internal void @run2() {
  %1 = alloca ptr, align 8
  %2 = alloca %struct.t5, align 8
  %3 = alloca %struct.t4, align 4
  store ptr inttoptr (i64 49642644681852 to ptr), ptr %1, align 8
  %4 = getelementptr inbounds nuw %struct.t5, ptr %2, i32 0, i32 0
  store float -1.137500e+02, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.t5, ptr %2, i32 0, i32 1
  store i32 -1023579306, ptr %5, align 4
  %6 = getelementptr inbounds nuw %struct.t5, ptr %2, i32 0, i32 2
  store float -2.751250e+02, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.t5, ptr %2, i32 0, i32 3
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.t5, ptr %2, i32 0, i32 4
  store double -2.525000e+01, ptr %8, align 8
  %9 = load ptr, ptr %1, align 8
  %10 = call i64 @f2(ptr noundef %9, ptr noundef byval(%struct.t5) align 8 %2)
  store i64 %10, ptr %3, align 4
  %11 = getelementptr inbounds nuw %struct.t4, ptr %3, i32 0, i32 0
  %12 = getelementptr inbounds [1 x i32], ptr %11, i64 0, i64 0
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  call void @mix(i64 noundef %14)
  %15 = getelementptr inbounds nuw %struct.t4, ptr %3, i32 0, i32 1
  %16 = getelementptr inbounds [2 x i8], ptr %15, i64 0, i64 0
  %17 = load i8, ptr %16, align 4
  %18 = sext i8 %17 to i64
  call void @mix(i64 noundef %18)
  %19 = getelementptr inbounds nuw %struct.t4, ptr %3, i32 0, i32 1
  %20 = getelementptr inbounds [2 x i8], ptr %19, i64 0, i64 1
  %21 = load i8, ptr %20, align 1
  %22 = sext i8 %21 to i64
  call void @mix(i64 noundef %22)
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
  store float 4.625000e+01, ptr %1, align 4
  %9 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 0
  store i8 101, ptr %9, align 16
  %10 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 1
  store ptr @.str.6, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 3
  %12 = getelementptr inbounds [1 x %struct.t5], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.t5, ptr %12, i32 0, i32 0
  store float -4.761250e+02, ptr %13, align 16
  %14 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 3
  %15 = getelementptr inbounds [1 x %struct.t5], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.t5, ptr %15, i32 0, i32 1
  store i32 -507390059, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 3
  %18 = getelementptr inbounds [1 x %struct.t5], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.t5, ptr %18, i32 0, i32 2
  store float 3.337500e+02, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 3
  %21 = getelementptr inbounds [1 x %struct.t5], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.t5, ptr %21, i32 0, i32 3
  store i32 -959421868, ptr %22, align 4
  %23 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 3
  %24 = getelementptr inbounds [1 x %struct.t5], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds nuw %struct.t5, ptr %24, i32 0, i32 4
  store double 1.497500e+02, ptr %25, align 16
  %26 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 4
  store ptr @.str.7, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 5
  %28 = getelementptr inbounds [1 x %struct.t0], ptr %27, i64 0, i64 0
  %29 = getelementptr inbounds nuw %struct.t0, ptr %28, i32 0, i32 0
  store float -4.632500e+02, ptr %29, align 16
  %30 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 5
  %31 = getelementptr inbounds [1 x %struct.t0], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds nuw %struct.t0, ptr %31, i32 0, i32 1
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 6
  %34 = getelementptr inbounds nuw %struct.t4, ptr %33, i32 0, i32 0
  %35 = getelementptr inbounds [1 x i32], ptr %34, i64 0, i64 0
  store i32 1000, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 6
  %37 = getelementptr inbounds nuw %struct.t4, ptr %36, i32 0, i32 1
  %38 = getelementptr inbounds [2 x i8], ptr %37, i64 0, i64 0
  store i8 108, ptr %38, align 4
  %39 = getelementptr inbounds nuw %struct.t6, ptr %2, i32 0, i32 6
  %40 = getelementptr inbounds nuw %struct.t4, ptr %39, i32 0, i32 1
  %41 = getelementptr inbounds [2 x i8], ptr %40, i64 0, i64 1
  store i8 0, ptr %41, align 1
  store i32 77, ptr %3, align 4
  store double -4.295000e+02, ptr %4, align 8
  %42 = load i8, ptr %5, align 2
  %43 = and i8 %42, -32
  %44 = or i8 %43, 5
  store i8 %44, ptr %5, align 2
  store double 4.455000e+02, ptr %6, align 8
  store i8 -1, ptr %7, align 1
  %45 = load float, ptr %1, align 4
  %46 = load i32, ptr %3, align 4
  %47 = load double, ptr %4, align 8
  %48 = load double, ptr %6, align 8
  %49 = load i8, ptr %7, align 1
  %50 = load i16, ptr %5, align 2
  %51 = call i128 @f3(float noundef %45, ptr noundef byval(%struct.t6) align 16 %2, i32 noundef %46, double noundef %47, i16 %50, double noundef %48, i8 noundef zeroext %49)
  store i128 %51, ptr %8, align 16
  %52 = load i128, ptr %8, align 16
  call void @mix_wide(i128 noundef %52)
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
  %15 = alloca ptr, align 8
  %16 = getelementptr inbounds nuw %struct.t2, ptr %1, i32 0, i32 0
  store float 2.188750e+02, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.t2, ptr %1, i32 0, i32 1
  store i32 -2147483648, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.t8, ptr %2, i32 0, i32 0
  store double -4.922500e+02, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.t8, ptr %2, i32 0, i32 1
  store float -4.082500e+02, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t8, ptr %2, i32 0, i32 2
  store i32 -841231980, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.t8, ptr %3, i32 0, i32 0
  store double -4.156250e+02, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.t8, ptr %3, i32 0, i32 1
  store float 6.825000e+01, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.t8, ptr %3, i32 0, i32 2
  store i32 1, ptr %23, align 4
  store i32 -875412696, ptr %4, align 4
  store float 2.501250e+02, ptr %5, align 4
  store i32 1757944445, ptr %6, align 4
  store i64 -9223372036854775808, ptr %7, align 8
  store i64 -9223372036854775808, ptr %8, align 8
  store i128 -1, ptr %9, align 16
  store i128 -170141183460469231731687303715884105728, ptr %10, align 16
  %24 = getelementptr inbounds nuw %struct.t8, ptr %11, i32 0, i32 0
  store double 3.663750e+02, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.t8, ptr %11, i32 0, i32 1
  store float 4.187500e+02, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.t8, ptr %11, i32 0, i32 2
  store i32 -851414559, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.t0, ptr %12, i32 0, i32 0
  store float 3.727500e+02, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.t0, ptr %12, i32 0, i32 1
  store i32 -1, ptr %28, align 4
  %29 = getelementptr inbounds nuw %struct.t2, ptr %13, i32 0, i32 0
  store float 2.832500e+02, ptr %29, align 4
  %30 = getelementptr inbounds nuw %struct.t2, ptr %13, i32 0, i32 1
  store i32 645127962, ptr %30, align 4
  store ptr @f4, ptr %15, align 8
  %31 = load volatile ptr, ptr %15, align 8
  %32 = load i32, ptr %4, align 4
  %33 = load float, ptr %5, align 4
  %34 = load i32, ptr %6, align 4
  %35 = load i64, ptr %7, align 8
  %36 = load i64, ptr %8, align 8
  %37 = load i128, ptr %9, align 16
  %38 = load i128, ptr %10, align 16
  %39 = load i64, ptr %1, align 4
  %40 = getelementptr inbounds nuw { double, i64 }, ptr %2, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw { double, i64 }, ptr %2, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, i64 }, ptr %3, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw { double, i64 }, ptr %3, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %12, align 4
  %49 = load i64, ptr %13, align 4
  %50 = call i64 (i64, double, i64, double, i64, i32, float, i32, ...) %31(i64 %39, double %41, i64 %43, double %45, i64 %47, i32 noundef %32, float noundef %33, i32 noundef %34, i64 noundef %35, i64 noundef %36, i128 noundef %37, i128 noundef %38, ptr noundef byval(%struct.t8) align 8 %11, i64 %48, i64 %49)
  store i64 %50, ptr %14, align 8
  %51 = load i64, ptr %14, align 8
  call void @mix(i64 noundef %51)
  ret void
}

declare void @f0(ptr noundef, i64, i64)

declare void @f1(ptr noundef)

define internal i128 @b1(i64 %0, i64 %1, i64 %2, i64 %3, float noundef %4, i64 %5, i64 %6, i64 noundef %7, double noundef %8, double noundef %9, i32 noundef %10) {
  %12 = alloca %struct.t0, align 4
  %13 = alloca %struct.t1, align 8
  %14 = alloca %struct.t2, align 4
  %15 = alloca %struct.t1, align 8
  %16 = alloca %struct.t3, align 16
  %17 = alloca { double, double }, align 8
  %18 = alloca float, align 4
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i128, align 16
  store i64 %0, ptr %12, align 4
  %22 = getelementptr inbounds nuw { i64, i64 }, ptr %13, i32 0, i32 0
  store i64 %1, ptr %22, align 8
  %23 = getelementptr inbounds nuw { i64, i64 }, ptr %13, i32 0, i32 1
  store i64 %2, ptr %23, align 8
  store i64 %3, ptr %14, align 4
  %24 = getelementptr inbounds nuw { i64, i64 }, ptr %15, i32 0, i32 0
  store i64 %5, ptr %24, align 8
  %25 = getelementptr inbounds nuw { i64, i64 }, ptr %15, i32 0, i32 1
  store i64 %6, ptr %25, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  store double %8, ptr %26, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  store double %9, ptr %27, align 8
  store float %4, ptr %18, align 4
  store i64 %7, ptr %19, align 8
  store i32 %10, ptr %20, align 4
  %28 = getelementptr inbounds nuw %struct.t0, ptr %12, i32 0, i32 0
  %29 = load float, ptr %28, align 4
  call void @mix_float(float noundef %29)
  %30 = getelementptr inbounds nuw %struct.t0, ptr %12, i32 0, i32 1
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  call void @mix(i64 noundef %32)
  %33 = getelementptr inbounds nuw %struct.t1, ptr %13, i32 0, i32 0
  %34 = load float, ptr %33, align 8
  call void @mix_float(float noundef %34)
  %35 = getelementptr inbounds nuw %struct.t1, ptr %13, i32 0, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  call void @mix(i64 noundef %37)
  %38 = getelementptr inbounds nuw %struct.t1, ptr %13, i32 0, i32 2
  %39 = load float, ptr %38, align 8
  call void @mix_float(float noundef %39)
  %40 = getelementptr inbounds nuw %struct.t1, ptr %13, i32 0, i32 3
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  call void @mix(i64 noundef %42)
  %43 = getelementptr inbounds nuw %struct.t2, ptr %14, i32 0, i32 0
  %44 = load float, ptr %43, align 4
  call void @mix_float(float noundef %44)
  %45 = getelementptr inbounds nuw %struct.t2, ptr %14, i32 0, i32 1
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  call void @mix(i64 noundef %47)
  %48 = load float, ptr %18, align 4
  call void @mix_float(float noundef %48)
  %49 = getelementptr inbounds nuw %struct.t1, ptr %15, i32 0, i32 0
  %50 = load float, ptr %49, align 8
  call void @mix_float(float noundef %50)
  %51 = getelementptr inbounds nuw %struct.t1, ptr %15, i32 0, i32 1
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  call void @mix(i64 noundef %53)
  %54 = getelementptr inbounds nuw %struct.t1, ptr %15, i32 0, i32 2
  %55 = load float, ptr %54, align 8
  call void @mix_float(float noundef %55)
  %56 = getelementptr inbounds nuw %struct.t1, ptr %15, i32 0, i32 3
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  call void @mix(i64 noundef %58)
  %59 = load i64, ptr %19, align 8
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %61 = load double, ptr %60, align 8
  call void @mix_double(double noundef %61)
  %62 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %63 = load double, ptr %62, align 8
  call void @mix_double(double noundef %63)
  %64 = load i32, ptr %20, align 4
  %65 = zext i32 %64 to i64
  call void @mix(i64 noundef %65)
  store i128 -27437412913696077570419979773786372359, ptr %21, align 16
  %66 = load i128, ptr %21, align 16
  ret i128 %66
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

declare i64 @f2(ptr noundef, ptr noundef byval(%struct.t5) align 8)

declare i128 @f3(float noundef, ptr noundef byval(%struct.t6) align 16, i32 noundef, double noundef, i16, double noundef, i8 noundef zeroext)

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

declare i64 @f4(i64, double, i64, double, i64, i32 noundef, float noundef, i32 noundef, ...)

