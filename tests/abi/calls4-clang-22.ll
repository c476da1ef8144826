target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%union.t0 = type { [2 x double] }
%struct.t1 = type { [2 x i64], float, i32, float, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.t2 = type { %struct.t1, float, i32, float, i32, double }
%struct.t5 = type { i32, i128 }
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
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %union.t0, align 8
  %4 = alloca i128, align 16
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store i32 1, ptr %1, align 4
  store i64 0, ptr %2, align 8
  %7 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 0
  store double 3.247500e+02, ptr %7, align 8
  %8 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 1
  store double 2.522500e+02, ptr %8, align 8
  store i128 -1, ptr %4, align 16
  store double -2.592500e+02, ptr %5, align 8
  %9 = load i32, ptr %1, align 4
  %10 = load i64, ptr %2, align 8
  %11 = load i128, ptr %4, align 16
  %12 = load double, ptr %5, align 8
  %13 = getelementptr inbounds nuw { i64, double }, ptr %3, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw { i64, double }, ptr %3, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = call double (i32, ...) @f0(i32 noundef %9, i64 noundef %10, i64 %14, double %16, i128 noundef %11, double noundef %12)
  store double %17, ptr %6, align 8
  %18 = load double, ptr %6, align 8
  call void @mix_double(double noundef %18)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca float, align 4
  %2 = alloca i8, align 1
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  store float -3.342500e+02, ptr %1, align 4
  store i8 1, ptr %2, align 1
  store float -4.041250e+02, ptr %3, align 4
  store i32 -1659609493, ptr %4, align 4
  store i32 -1737418744, ptr %5, align 4
  %7 = load float, ptr %1, align 4
  %8 = load i8, ptr %2, align 1
  %9 = load float, ptr %3, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  %12 = call signext i8 (float, i8, float, i32, i32, ...) @f1(float noundef %7, i8 noundef signext %8, float noundef %9, i32 noundef %10, i32 noundef %11)
  store i8 %12, ptr %6, align 1
  %13 = load i8, ptr %6, align 1
  %14 = sext i8 %13 to i64
  call void @mix(i64 noundef %14)
  ret void
}

define internal void @run2() {
  call void @f2(ptr noundef @b2)
  ret void
}

define internal void @run3() {
  call void @f3(ptr noundef @b3)
  ret void
}

define internal void @run4() {
  call void @f4(ptr noundef @b4)
  ret void
}

declare double @f0(i32 noundef, ...)

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

declare signext i8 @f1(float noundef, i8 noundef signext, float noundef, i32 noundef, i32 noundef, ...)

declare void @f2(ptr noundef)

define internal i64 @b2(i64 %0, double %1, double noundef %2) {
  %4 = alloca %union.t0, align 8
  %5 = alloca double, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw { i64, double }, ptr %4, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw { i64, double }, ptr %4, i32 0, i32 1
  store double %1, ptr %8, align 8
  store double %2, ptr %5, align 8
  %9 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 0
  %10 = load double, ptr %9, align 8
  call void @mix_double(double noundef %10)
  %11 = getelementptr inbounds [2 x double], ptr %4, i64 0, i64 1
  %12 = load double, ptr %11, align 8
  call void @mix_double(double noundef %12)
  %13 = load double, ptr %5, align 8
  call void @mix_double(double noundef %13)
  store i64 -1671695580015025863, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  ret i64 %14
}

declare void @f3(ptr noundef)

define internal double @b3(i64 %0, double %1, i8 noundef signext %2, i16 noundef zeroext %3, ptr noundef byval(%struct.t1) align 8 %4, i32 noundef %5, i32 noundef %6, ...) {
  %8 = alloca %union.t0, align 8
  %9 = alloca i8, align 1
  %10 = alloca i16, align 2
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [1 x %struct.__va_list_tag], align 16
  %14 = alloca ptr, align 8
  %15 = alloca double, align 8
  %16 = getelementptr inbounds nuw { i64, double }, ptr %8, i32 0, i32 0
  store i64 %0, ptr %16, align 8
  %17 = getelementptr inbounds nuw { i64, double }, ptr %8, i32 0, i32 1
  store double %1, ptr %17, align 8
  store i8 %2, ptr %9, align 1
  store i16 %3, ptr %10, align 2
  store i32 %5, ptr %11, align 4
  store i32 %6, ptr %12, align 4
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %13, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %18)
  %19 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 0
  %20 = load double, ptr %19, align 8
  call void @mix_double(double noundef %20)
  %21 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 1
  %22 = load double, ptr %21, align 8
  call void @mix_double(double noundef %22)
  %23 = load i8, ptr %9, align 1
  %24 = sext i8 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = load i16, ptr %10, align 2
  %26 = zext i16 %25 to i64
  call void @mix(i64 noundef %26)
  %27 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 0
  %28 = getelementptr inbounds [2 x i64], ptr %27, i64 0, i64 0
  %29 = load i64, ptr %28, align 8
  call void @mix(i64 noundef %29)
  %30 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 0
  %31 = getelementptr inbounds [2 x i64], ptr %30, i64 0, i64 1
  %32 = load i64, ptr %31, align 8
  call void @mix(i64 noundef %32)
  %33 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 1
  %34 = load float, ptr %33, align 8
  call void @mix_float(float noundef %34)
  %35 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 2
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  call void @mix(i64 noundef %37)
  %38 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 3
  %39 = load float, ptr %38, align 8
  call void @mix_float(float noundef %39)
  %40 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 4
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  call void @mix(i64 noundef %42)
  %43 = load i32, ptr %11, align 4
  %44 = sext i32 %43 to i64
  call void @mix(i64 noundef %44)
  %45 = load i32, ptr %12, align 4
  %46 = sext i32 %45 to i64
  call void @mix(i64 noundef %46)
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %13, i64 0, i64 0
  %48 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %48, align 16
  %50 = icmp ule i32 %49, 40
  br i1 %50, label %51, label %56

51:                                               ; preds = %7
  %52 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %47, i32 0, i32 3
  %53 = load ptr, ptr %52, align 16
  %54 = getelementptr i8, ptr %53, i32 %49
  %55 = add i32 %49, 8
  store i32 %55, ptr %48, align 16
  br label %60

56:                                               ; preds = %7
  %57 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %47, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr i8, ptr %58, i32 8
  store ptr %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %56, %51
  %61 = phi ptr [ %54, %51 ], [ %58, %56 ]
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %14, align 8
  %63 = load ptr, ptr %14, align 8
  %64 = ptrtoint ptr %63 to i64
  call void @mix(i64 noundef %64)
  %65 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %13, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %65)
  store double 3.228750e+02, ptr %15, align 8
  %66 = load double, ptr %15, align 8
  ret double %66
}

declare void @llvm.va_start.p0(ptr)

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

declare void @llvm.va_end.p0(ptr)

declare void @f4(ptr noundef)

define internal { i64, double } @b4(ptr noundef byval(%struct.t2) align 8 %0, i64 %1, double %2, i64 %3, i64 %4, float noundef %5, ptr noundef byval(%struct.t2) align 8 %6, i64 noundef %7, i64 %8, double %9, i32 noundef %10, i64 %11, ptr noundef byval(%struct.t5) align 16 %12, i64 noundef %13) {
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
  %25 = getelementptr inbounds nuw { i64, double }, ptr %16, i32 0, i32 0
  store i64 %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw { i64, double }, ptr %16, i32 0, i32 1
  store double %2, ptr %26, align 8
  %27 = getelementptr inbounds nuw { i64, i64 }, ptr %17, i32 0, i32 0
  store i64 %3, ptr %27, align 8
  %28 = getelementptr inbounds nuw { i64, i64 }, ptr %17, i32 0, i32 1
  store i64 %4, ptr %28, align 8
  %29 = getelementptr inbounds nuw { i64, double }, ptr %18, i32 0, i32 0
  store i64 %8, ptr %29, align 8
  %30 = getelementptr inbounds nuw { i64, double }, ptr %18, i32 0, i32 1
  store double %9, ptr %30, align 8
  %31 = getelementptr inbounds nuw %union.t4, ptr %19, i32 0, i32 0
  store i64 %11, ptr %31, align 8
  store float %5, ptr %21, align 4
  store i64 %7, ptr %22, align 8
  store i32 %10, ptr %23, align 4
  store i64 %13, ptr %24, align 8
  %32 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %33 = getelementptr inbounds nuw %struct.t1, ptr %32, i32 0, i32 0
  %34 = getelementptr inbounds [2 x i64], ptr %33, i64 0, i64 0
  %35 = load i64, ptr %34, align 8
  call void @mix(i64 noundef %35)
  %36 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %37 = getelementptr inbounds nuw %struct.t1, ptr %36, i32 0, i32 0
  %38 = getelementptr inbounds [2 x i64], ptr %37, i64 0, i64 1
  %39 = load i64, ptr %38, align 8
  call void @mix(i64 noundef %39)
  %40 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.t1, ptr %40, i32 0, i32 1
  %42 = load float, ptr %41, align 8
  call void @mix_float(float noundef %42)
  %43 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %44 = getelementptr inbounds nuw %struct.t1, ptr %43, i32 0, i32 2
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %45 to i64
  call void @mix(i64 noundef %46)
  %47 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %48 = getelementptr inbounds nuw %struct.t1, ptr %47, i32 0, i32 3
  %49 = load float, ptr %48, align 8
  call void @mix_float(float noundef %49)
  %50 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 0
  %51 = getelementptr inbounds nuw %struct.t1, ptr %50, i32 0, i32 4
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  call void @mix(i64 noundef %53)
  %54 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 1
  %55 = load float, ptr %54, align 8
  call void @mix_float(float noundef %55)
  %56 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 2
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  call void @mix(i64 noundef %58)
  %59 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 3
  %60 = load float, ptr %59, align 8
  call void @mix_float(float noundef %60)
  %61 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 4
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  call void @mix(i64 noundef %63)
  %64 = getelementptr inbounds nuw %struct.t2, ptr %0, i32 0, i32 5
  %65 = load double, ptr %64, align 8
  call void @mix_double(double noundef %65)
  %66 = getelementptr inbounds [2 x double], ptr %16, i64 0, i64 0
  %67 = load double, ptr %66, align 8
  call void @mix_double(double noundef %67)
  %68 = getelementptr inbounds [2 x double], ptr %16, i64 0, i64 1
  %69 = load double, ptr %68, align 8
  call void @mix_double(double noundef %69)
  %70 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 0
  %71 = load i64, ptr %70, align 8
  call void @mix(i64 noundef %71)
  %72 = getelementptr inbounds [2 x i64], ptr %17, i64 0, i64 1
  %73 = load i64, ptr %72, align 8
  call void @mix(i64 noundef %73)
  %74 = load float, ptr %21, align 4
  call void @mix_float(float noundef %74)
  %75 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %76 = getelementptr inbounds nuw %struct.t1, ptr %75, i32 0, i32 0
  %77 = getelementptr inbounds [2 x i64], ptr %76, i64 0, i64 0
  %78 = load i64, ptr %77, align 8
  call void @mix(i64 noundef %78)
  %79 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %80 = getelementptr inbounds nuw %struct.t1, ptr %79, i32 0, i32 0
  %81 = getelementptr inbounds [2 x i64], ptr %80, i64 0, i64 1
  %82 = load i64, ptr %81, align 8
  call void @mix(i64 noundef %82)
  %83 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %84 = getelementptr inbounds nuw %struct.t1, ptr %83, i32 0, i32 1
  %85 = load float, ptr %84, align 8
  call void @mix_float(float noundef %85)
  %86 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %87 = getelementptr inbounds nuw %struct.t1, ptr %86, i32 0, i32 2
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  call void @mix(i64 noundef %89)
  %90 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %91 = getelementptr inbounds nuw %struct.t1, ptr %90, i32 0, i32 3
  %92 = load float, ptr %91, align 8
  call void @mix_float(float noundef %92)
  %93 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 0
  %94 = getelementptr inbounds nuw %struct.t1, ptr %93, i32 0, i32 4
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  call void @mix(i64 noundef %96)
  %97 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 1
  %98 = load float, ptr %97, align 8
  call void @mix_float(float noundef %98)
  %99 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 2
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  call void @mix(i64 noundef %101)
  %102 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 3
  %103 = load float, ptr %102, align 8
  call void @mix_float(float noundef %103)
  %104 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 4
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  call void @mix(i64 noundef %106)
  %107 = getelementptr inbounds nuw %struct.t2, ptr %6, i32 0, i32 5
  %108 = load double, ptr %107, align 8
  call void @mix_double(double noundef %108)
  %109 = load i64, ptr %22, align 8
  call void @mix(i64 noundef %109)
  %110 = getelementptr inbounds [2 x double], ptr %18, i64 0, i64 0
  %111 = load double, ptr %110, align 8
  call void @mix_double(double noundef %111)
  %112 = getelementptr inbounds [2 x double], ptr %18, i64 0, i64 1
  %113 = load double, ptr %112, align 8
  call void @mix_double(double noundef %113)
  %114 = load i32, ptr %23, align 4
  %115 = zext i32 %114 to i64
  call void @mix(i64 noundef %115)
  %116 = load double, ptr %19, align 8
  call void @mix_double(double noundef %116)
  %117 = getelementptr inbounds nuw %struct.t5, ptr %12, i32 0, i32 0
  %118 = load i32, ptr %117, align 16
  %119 = sext i32 %118 to i64
  call void @mix(i64 noundef %119)
  %120 = getelementptr inbounds nuw %struct.t5, ptr %12, i32 0, i32 1
  %121 = load i128, ptr %120, align 16
  call void @mix_wide(i128 noundef %121)
  %122 = load i64, ptr %24, align 8
  call void @mix(i64 noundef %122)
  %123 = getelementptr inbounds [2 x double], ptr %15, i64 0, i64 0
  store double -4.877500e+02, ptr %123, align 8
  %124 = getelementptr inbounds [2 x double], ptr %15, i64 0, i64 1
  store double 4.987500e+02, ptr %124, align 8
  %125 = getelementptr inbounds nuw %union.t0, ptr %15, i32 0, i32 0
  %126 = load { i64, double }, ptr %125, align 8
  ret { i64, double } %126
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

