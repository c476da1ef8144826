target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%struct.t1 = type { i8, [7 x i8], float, i32, i16, [2 x %struct.t0], { double, double }, i16, i8, i8 }
%struct.t0 = type { double, i8, double }
%struct.t2 = type { i32 }
%struct.t3 = type <{ double, [3 x i16] }>
%struct.t4 = type {}
%struct.t5 = type { i64, [5 x i16], [1 x %struct.t2], [2 x i8*], float, i32 }

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
  %1 = alloca %struct.t1, align 8
  %2 = alloca i128, align 16
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca %struct.t2, align 4
  %6 = alloca float, align 4
  %7 = alloca %struct.t0, align 8
  %8 = alloca %struct.t3, align 1
  %9 = alloca i8, align 1
  %10 = alloca %struct.t0, align 8
  %11 = alloca void (%struct.t0*, %struct.t1*, i64, i64, double, double, i32, float, %struct.t0*, double, i48, i8)*, align 8
  %12 = alloca i128, align 16
  %13 = alloca { double, i48 }, align 1
  %14 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 0
  store i8 1, i8* %14, align 8
  %15 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 2
  store float -3.711250e+02, float* %15, align 8
  %16 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 3
  store i32 -2147483648, i32* %16, align 4
  %17 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 4
  store i16 -21180, i16* %17, align 8
  %18 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %19 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %18, i64 0, i64 0
  %20 = getelementptr inbounds %struct.t0, %struct.t0* %19, i32 0, i32 0
  store double -4.721250e+02, double* %20, align 8
  %21 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %22 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %21, i64 0, i64 0
  %23 = getelementptr inbounds %struct.t0, %struct.t0* %22, i32 0, i32 1
  store i8 28, i8* %23, align 8
  %24 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %25 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %24, i64 0, i64 0
  %26 = getelementptr inbounds %struct.t0, %struct.t0* %25, i32 0, i32 2
  store double -2.908750e+02, double* %26, align 8
  %27 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %28 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %27, i64 0, i64 1
  %29 = getelementptr inbounds %struct.t0, %struct.t0* %28, i32 0, i32 0
  store double 2.643750e+02, double* %29, align 8
  %30 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %31 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %30, i64 0, i64 1
  %32 = getelementptr inbounds %struct.t0, %struct.t0* %31, i32 0, i32 1
  store i8 1, i8* %32, align 8
  %33 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 5
  %34 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %33, i64 0, i64 1
  %35 = getelementptr inbounds %struct.t0, %struct.t0* %34, i32 0, i32 2
  store double -1.566250e+02, double* %35, align 8
  %36 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 6
  %37 = getelementptr inbounds { double, double }, { double, double }* %36, i32 0, i32 0
  %38 = getelementptr inbounds { double, double }, { double, double }* %36, i32 0, i32 1
  store double 8.837500e+01, double* %37, align 8
  store double -3.625000e+02, double* %38, align 8
  %39 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 7
  store i16 -1, i16* %39, align 8
  %40 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 8
  store i8 64, i8* %40, align 2
  %41 = getelementptr inbounds %struct.t1, %struct.t1* %1, i32 0, i32 9
  store i8 80, i8* %41, align 1
  store i128 -87406701362103918735920952748192194671, i128* %2, align 16
  store double -3.320000e+02, double* %3, align 8
  store double -1.848750e+02, double* %4, align 8
  %42 = bitcast %struct.t2* %5 to i32*
  %43 = load i32, i32* %42, align 4
  %44 = and i32 %43, -2097152
  %45 = or i32 %44, 0
  store i32 %45, i32* %42, align 4
  %46 = bitcast %struct.t2* %5 to i32*
  %47 = load i32, i32* %46, align 4
  %48 = and i32 %47, -65011713
  %49 = or i32 %48, 65011712
  store i32 %49, i32* %46, align 4
  store float 3.900000e+02, float* %6, align 4
  %50 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 0
  store double 1.328750e+02, double* %50, align 8
  %51 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 1
  store i8 -128, i8* %51, align 8
  %52 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 2
  store double 4.405000e+02, double* %52, align 8
  %53 = getelementptr inbounds %struct.t3, %struct.t3* %8, i32 0, i32 0
  store double 4.686250e+02, double* %53, align 1
  %54 = getelementptr inbounds %struct.t3, %struct.t3* %8, i32 0, i32 1
  %55 = getelementptr inbounds [3 x i16], [3 x i16]* %54, i64 0, i64 0
  store i16 -1, i16* %55, align 1
  %56 = getelementptr inbounds %struct.t3, %struct.t3* %8, i32 0, i32 1
  %57 = getelementptr inbounds [3 x i16], [3 x i16]* %56, i64 0, i64 1
  store i16 -12772, i16* %57, align 1
  %58 = getelementptr inbounds %struct.t3, %struct.t3* %8, i32 0, i32 1
  %59 = getelementptr inbounds [3 x i16], [3 x i16]* %58, i64 0, i64 2
  store i16 1, i16* %59, align 1
  store i8 -128, i8* %9, align 1
  store void (%struct.t0*, %struct.t1*, i64, i64, double, double, i32, float, %struct.t0*, double, i48, i8)* @f0, void (%struct.t0*, %struct.t1*, i64, i64, double, double, i32, float, %struct.t0*, double, i48, i8)** %11, align 8
  %60 = load volatile void (%struct.t0*, %struct.t1*, i64, i64, double, double, i32, float, %struct.t0*, double, i48, i8)*, void (%struct.t0*, %struct.t1*, i64, i64, double, double, i32, float, %struct.t0*, double, i48, i8)** %11, align 8
  %61 = load i128, i128* %2, align 16
  %62 = load double, double* %3, align 8
  %63 = load double, double* %4, align 8
  %64 = load float, float* %6, align 4
  %65 = load i8, i8* %9, align 1
  store i128 %61, i128* %12, align 16
  %66 = bitcast i128* %12 to { i64, i64 }*
  %67 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %66, i32 0, i32 0
  %68 = load i64, i64* %67, align 16
  %69 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %66, i32 0, i32 1
  %70 = load i64, i64* %69, align 8
  %71 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 0
  %72 = load i32, i32* %71, align 4
  %73 = bitcast { double, i48 }* %13 to i8*
  %74 = bitcast %struct.t3* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %73, i8* align 1 %74, i64 14, i1 false)
  %75 = getelementptr inbounds { double, i48 }, { double, i48 }* %13, i32 0, i32 0
  %76 = load double, double* %75, align 1
  %77 = getelementptr inbounds { double, i48 }, { double, i48 }* %13, i32 0, i32 1
  %78 = load i48, i48* %77, align 1
  call void %60(%struct.t0* sret(%struct.t0) align 8 %10, %struct.t1* noundef byval(%struct.t1) align 8 %1, i64 noundef %68, i64 noundef %70, double noundef %62, double noundef %63, i32 %72, float noundef %64, %struct.t0* noundef byval(%struct.t0) align 8 %7, double %76, i48 %78, i8 noundef signext %65)
  %79 = getelementptr inbounds %struct.t0, %struct.t0* %10, i32 0, i32 0
  %80 = load double, double* %79, align 8
  call void @mix_double(double noundef %80)
  %81 = getelementptr inbounds %struct.t0, %struct.t0* %10, i32 0, i32 1
  %82 = load i8, i8* %81, align 8
  %83 = sext i8 %82 to i64
  call void @mix(i64 noundef %83)
  %84 = getelementptr inbounds %struct.t0, %struct.t0* %10, i32 0, i32 2
  %85 = load double, double* %84, align 8
  call void @mix_double(double noundef %85)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca %struct.t0, align 8
  %2 = alloca %struct.t1, align 8
  %3 = alloca double, align 8
  %4 = alloca %struct.t4, align 2
  %5 = alloca i32, align 4
  %6 = alloca i32 (%struct.t0*, %struct.t1*, double)*, align 8
  %7 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 0
  store double 4.336250e+02, double* %7, align 8
  %8 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 1
  store i8 -42, i8* %8, align 8
  %9 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 2
  store double -1.277500e+02, double* %9, align 8
  %10 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 0
  store i8 0, i8* %10, align 8
  %11 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 2
  store float -3.735000e+02, float* %11, align 8
  %12 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 3
  store i32 -2147483648, i32* %12, align 4
  %13 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 4
  store i16 1, i16* %13, align 8
  %14 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %15 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %14, i64 0, i64 0
  %16 = getelementptr inbounds %struct.t0, %struct.t0* %15, i32 0, i32 0
  store double -1.897500e+02, double* %16, align 8
  %17 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %18 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %17, i64 0, i64 0
  %19 = getelementptr inbounds %struct.t0, %struct.t0* %18, i32 0, i32 1
  store i8 93, i8* %19, align 8
  %20 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %21 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %20, i64 0, i64 0
  %22 = getelementptr inbounds %struct.t0, %struct.t0* %21, i32 0, i32 2
  store double 2.988750e+02, double* %22, align 8
  %23 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %24 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %23, i64 0, i64 1
  %25 = getelementptr inbounds %struct.t0, %struct.t0* %24, i32 0, i32 0
  store double 2.550000e+01, double* %25, align 8
  %26 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %27 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %26, i64 0, i64 1
  %28 = getelementptr inbounds %struct.t0, %struct.t0* %27, i32 0, i32 1
  store i8 81, i8* %28, align 8
  %29 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 5
  %30 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %29, i64 0, i64 1
  %31 = getelementptr inbounds %struct.t0, %struct.t0* %30, i32 0, i32 2
  store double 2.131250e+02, double* %31, align 8
  %32 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 6
  %33 = getelementptr inbounds { double, double }, { double, double }* %32, i32 0, i32 0
  %34 = getelementptr inbounds { double, double }, { double, double }* %32, i32 0, i32 1
  store double -2.992500e+02, double* %33, align 8
  store double -1.332500e+02, double* %34, align 8
  %35 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 7
  store i16 0, i16* %35, align 8
  %36 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 8
  store i8 0, i8* %36, align 2
  %37 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 9
  store i8 -128, i8* %37, align 1
  store double -2.035000e+02, double* %3, align 8
  store i32 (%struct.t0*, %struct.t1*, double)* @f1, i32 (%struct.t0*, %struct.t1*, double)** %6, align 8
  %38 = load volatile i32 (%struct.t0*, %struct.t1*, double)*, i32 (%struct.t0*, %struct.t1*, double)** %6, align 8
  %39 = load double, double* %3, align 8
  %40 = call i32 %38(%struct.t0* noundef byval(%struct.t0) align 8 %1, %struct.t1* noundef byval(%struct.t1) align 8 %2, double noundef %39)
  store i32 %40, i32* %5, align 4
  %41 = load i32, i32* %5, align 4
  %42 = zext i32 %41 to i64
  call void @mix(i64 noundef %42)
  ret void
}

define internal void @run2() {
  %1 = alloca double, align 8
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i1 (double, i8)*, align 8
  store double 2.698750e+02, double* %1, align 8
  store i8 0, i8* %2, align 1
  store i1 (double, i8)* @f2, i1 (double, i8)** %4, align 8
  %5 = load volatile i1 (double, i8)*, i1 (double, i8)** %4, align 8
  %6 = load double, double* %1, align 8
  %7 = load i8, i8* %2, align 1
  %8 = call zeroext i1 %5(double noundef %6, i8 noundef signext %7)
  %9 = zext i1 %8 to i8
  store i8 %9, i8* %3, align 1
  %10 = load i8, i8* %3, align 1
  %11 = trunc i8 %10 to i1
  %12 = zext i1 %11 to i64
  call void @mix(i64 noundef %12)
  ret void
}

define internal void @run3() {
  call void @f3(void (%struct.t5*, i64, float, i16, %struct.t1*)* noundef @b3)
  ret void
}

define internal void @run4() {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 -2147483648, i32* %1, align 4
  store double 3.788750e+02, double* %2, align 8
  store i64 -6954780138769869133, i64* %3, align 8
  store i32 1470229649, i32* %4, align 4
  %5 = load i32, i32* %1, align 4
  %6 = load double, double* %2, align 8
  %7 = load i64, i64* %3, align 8
  %8 = load i32, i32* %4, align 4
  call void (i32, ...) @f4(i32 noundef %5, double noundef %6, i64 noundef %7, i32 noundef %8)
  ret void
}

declare void @f0(%struct.t0* sret(%struct.t0) align 8, %struct.t1* noundef byval(%struct.t1) align 8, i64 noundef, i64 noundef, double noundef, double noundef, i32, float noundef, %struct.t0* noundef byval(%struct.t0) align 8, double, i48, i8 noundef signext)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

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

declare i32 @f1(%struct.t0* noundef byval(%struct.t0) align 8, %struct.t1* noundef byval(%struct.t1) align 8, double noundef)

declare zeroext i1 @f2(double noundef, i8 noundef signext)

declare void @f3(void (%struct.t5*, i64, float, i16, %struct.t1*)* noundef)

define internal void @b3(%struct.t5* noalias sret(%struct.t5) align 8 %0, i64 noundef %1, float noundef %2, i16 noundef signext %3, %struct.t1* noundef byval(%struct.t1) align 8 %4) {
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i16, align 2
  store i64 %1, i64* %6, align 8
  store float %2, float* %7, align 4
  store i16 %3, i16* %8, align 2
  %9 = load i64, i64* %6, align 8
  call void @mix(i64 noundef %9)
  %10 = load float, float* %7, align 4
  call void @mix_float(float noundef %10)
  %11 = load i16, i16* %8, align 2
  %12 = sext i16 %11 to i64
  call void @mix(i64 noundef %12)
  %13 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 0
  %14 = load i8, i8* %13, align 8
  %15 = trunc i8 %14 to i1
  %16 = zext i1 %15 to i64
  call void @mix(i64 noundef %16)
  %17 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 2
  %18 = load float, float* %17, align 8
  call void @mix_float(float noundef %18)
  %19 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 3
  %20 = load i32, i32* %19, align 4
  %21 = sext i32 %20 to i64
  call void @mix(i64 noundef %21)
  %22 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 4
  %23 = load i16, i16* %22, align 8
  %24 = zext i16 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %26 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %25, i64 0, i64 0
  %27 = getelementptr inbounds %struct.t0, %struct.t0* %26, i32 0, i32 0
  %28 = load double, double* %27, align 8
  call void @mix_double(double noundef %28)
  %29 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %30 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %29, i64 0, i64 0
  %31 = getelementptr inbounds %struct.t0, %struct.t0* %30, i32 0, i32 1
  %32 = load i8, i8* %31, align 8
  %33 = sext i8 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %35 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %34, i64 0, i64 0
  %36 = getelementptr inbounds %struct.t0, %struct.t0* %35, i32 0, i32 2
  %37 = load double, double* %36, align 8
  call void @mix_double(double noundef %37)
  %38 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %39 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %38, i64 0, i64 1
  %40 = getelementptr inbounds %struct.t0, %struct.t0* %39, i32 0, i32 0
  %41 = load double, double* %40, align 8
  call void @mix_double(double noundef %41)
  %42 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %43 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %42, i64 0, i64 1
  %44 = getelementptr inbounds %struct.t0, %struct.t0* %43, i32 0, i32 1
  %45 = load i8, i8* %44, align 8
  %46 = sext i8 %45 to i64
  call void @mix(i64 noundef %46)
  %47 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 5
  %48 = getelementptr inbounds [2 x %struct.t0], [2 x %struct.t0]* %47, i64 0, i64 1
  %49 = getelementptr inbounds %struct.t0, %struct.t0* %48, i32 0, i32 2
  %50 = load double, double* %49, align 8
  call void @mix_double(double noundef %50)
  %51 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 6
  %52 = getelementptr inbounds { double, double }, { double, double }* %51, i32 0, i32 0
  %53 = load double, double* %52, align 8
  call void @mix_double(double noundef %53)
  %54 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 6
  %55 = getelementptr inbounds { double, double }, { double, double }* %54, i32 0, i32 1
  %56 = load double, double* %55, align 8
  call void @mix_double(double noundef %56)
  %57 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 7
  %58 = load i16, i16* %57, align 8
  %59 = sext i16 %58 to i64
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 8
  %61 = load i8, i8* %60, align 2
  %62 = sext i8 %61 to i64
  call void @mix(i64 noundef %62)
  %63 = getelementptr inbounds %struct.t1, %struct.t1* %4, i32 0, i32 9
  %64 = load i8, i8* %63, align 1
  %65 = zext i8 %64 to i64
  call void @mix(i64 noundef %65)
  %66 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 0
  store i64 1, i64* %66, align 8
  %67 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 1
  %68 = getelementptr inbounds [5 x i16], [5 x i16]* %67, i64 0, i64 0
  store i16 1, i16* %68, align 8
  %69 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 1
  %70 = getelementptr inbounds [5 x i16], [5 x i16]* %69, i64 0, i64 1
  store i16 -1, i16* %70, align 2
  %71 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 1
  %72 = getelementptr inbounds [5 x i16], [5 x i16]* %71, i64 0, i64 2
  store i16 1, i16* %72, align 4
  %73 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 1
  %74 = getelementptr inbounds [5 x i16], [5 x i16]* %73, i64 0, i64 3
  store i16 -2742, i16* %74, align 2
  %75 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 1
  %76 = getelementptr inbounds [5 x i16], [5 x i16]* %75, i64 0, i64 4
  store i16 8832, i16* %76, align 8
  %77 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 2
  %78 = getelementptr inbounds [1 x %struct.t2], [1 x %struct.t2]* %77, i64 0, i64 0
  %79 = bitcast %struct.t2* %78 to i32*
  %80 = load i32, i32* %79, align 4
  %81 = and i32 %80, -2097152
  %82 = or i32 %81, 0
  store i32 %82, i32* %79, align 4
  %83 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 2
  %84 = getelementptr inbounds [1 x %struct.t2], [1 x %struct.t2]* %83, i64 0, i64 0
  %85 = bitcast %struct.t2* %84 to i32*
  %86 = load i32, i32* %85, align 4
  %87 = and i32 %86, -65011713
  %88 = or i32 %87, 44040192
  store i32 %88, i32* %85, align 4
  %89 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 3
  %90 = getelementptr inbounds [2 x i8*], [2 x i8*]* %89, i64 0, i64 0
  store i8* inttoptr (i64 33727406391847 to i8*), i8** %90, align 8
  %91 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 3
  %92 = getelementptr inbounds [2 x i8*], [2 x i8*]* %91, i64 0, i64 1
  store i8* inttoptr (i64 18688010513108 to i8*), i8** %92, align 8
  %93 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 4
  store float 3.290000e+02, float* %93, align 8
  %94 = getelementptr inbounds %struct.t5, %struct.t5* %0, i32 0, i32 5
  store i32 -501668534, i32* %94, align 4
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

declare void @f4(i32 noundef, ...)

