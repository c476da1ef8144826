target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t1 = type { i8, [7 x i8], float, i32, i16, [2 x %struct.t0], { double, double }, i16, i8, i8 }
%struct.t0 = type { double, i8, double }
%struct.t2 = type { i32 }
%struct.t3 = type <{ double, [3 x i16] }>
%struct.t4 = type {}
%struct.t5 = type { i64, [5 x i16], [1 x %struct.t2], [2 x ptr], float, i32 }

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
  %11 = alloca ptr, align 8
  %12 = alloca { double, i48 }, align 1
  %13 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 0
  store i8 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 2
  store float -3.711250e+02, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 3
  store i32 -2147483648, ptr %15, align 4
  %16 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 4
  store i16 -21180, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %18 = getelementptr inbounds [2 x %struct.t0], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.t0, ptr %18, i32 0, i32 0
  store double -4.721250e+02, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %21 = getelementptr inbounds [2 x %struct.t0], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.t0, ptr %21, i32 0, i32 1
  store i8 28, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %24 = getelementptr inbounds [2 x %struct.t0], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds nuw %struct.t0, ptr %24, i32 0, i32 2
  store double -2.908750e+02, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %27 = getelementptr inbounds [2 x %struct.t0], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds nuw %struct.t0, ptr %27, i32 0, i32 0
  store double 2.643750e+02, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %30 = getelementptr inbounds [2 x %struct.t0], ptr %29, i64 0, i64 1
  %31 = getelementptr inbounds nuw %struct.t0, ptr %30, i32 0, i32 1
  store i8 1, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 5
  %33 = getelementptr inbounds [2 x %struct.t0], ptr %32, i64 0, i64 1
  %34 = getelementptr inbounds nuw %struct.t0, ptr %33, i32 0, i32 2
  store double -1.566250e+02, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 6
  %36 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 1
  store double 8.837500e+01, ptr %36, align 8
  store double -3.625000e+02, ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 7
  store i16 -1, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 8
  store i8 64, ptr %39, align 2
  %40 = getelementptr inbounds nuw %struct.t1, ptr %1, i32 0, i32 9
  store i8 80, ptr %40, align 1
  store i128 -87406701362103918735920952748192194671, ptr %2, align 16
  store double -3.320000e+02, ptr %3, align 8
  store double -1.848750e+02, ptr %4, align 8
  %41 = load i32, ptr %5, align 4
  %42 = and i32 %41, -2097152
  %43 = or i32 %42, 0
  store i32 %43, ptr %5, align 4
  %44 = load i32, ptr %5, align 4
  %45 = and i32 %44, -65011713
  %46 = or i32 %45, 65011712
  store i32 %46, ptr %5, align 4
  store float 3.900000e+02, ptr %6, align 4
  %47 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 0
  store double 1.328750e+02, ptr %47, align 8
  %48 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 1
  store i8 -128, ptr %48, align 8
  %49 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 2
  store double 4.405000e+02, ptr %49, align 8
  %50 = getelementptr inbounds nuw %struct.t3, ptr %8, i32 0, i32 0
  store double 4.686250e+02, ptr %50, align 1
  %51 = getelementptr inbounds nuw %struct.t3, ptr %8, i32 0, i32 1
  %52 = getelementptr inbounds [3 x i16], ptr %51, i64 0, i64 0
  store i16 -1, ptr %52, align 1
  %53 = getelementptr inbounds nuw %struct.t3, ptr %8, i32 0, i32 1
  %54 = getelementptr inbounds [3 x i16], ptr %53, i64 0, i64 1
  store i16 -12772, ptr %54, align 1
  %55 = getelementptr inbounds nuw %struct.t3, ptr %8, i32 0, i32 1
  %56 = getelementptr inbounds [3 x i16], ptr %55, i64 0, i64 2
  store i16 1, ptr %56, align 1
  store i8 -128, ptr %9, align 1
  store ptr @f0, ptr %11, align 8
  %57 = load volatile ptr, ptr %11, align 8
  %58 = load i128, ptr %2, align 16
  %59 = load double, ptr %3, align 8
  %60 = load double, ptr %4, align 8
  %61 = load float, ptr %6, align 4
  %62 = load i8, ptr %9, align 1
  %63 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %8, i64 14, i1 false)
  %65 = getelementptr inbounds nuw { double, i48 }, ptr %12, i32 0, i32 0
  %66 = load double, ptr %65, align 1
  %67 = getelementptr inbounds nuw { double, i48 }, ptr %12, i32 0, i32 1
  %68 = load i48, ptr %67, align 1
  call void %57(ptr dead_on_unwind writable sret(%struct.t0) align 8 %10, ptr noundef byval(%struct.t1) align 8 %1, i128 noundef %58, double noundef %59, double noundef %60, i32 %64, float noundef %61, ptr noundef byval(%struct.t0) align 8 %7, double %66, i48 %68, i8 noundef signext %62)
  %69 = getelementptr inbounds nuw %struct.t0, ptr %10, i32 0, i32 0
  %70 = load double, ptr %69, align 8
  call void @mix_double(double noundef %70)
  %71 = getelementptr inbounds nuw %struct.t0, ptr %10, i32 0, i32 1
  %72 = load i8, ptr %71, align 8
  %73 = sext i8 %72 to i64
  call void @mix(i64 noundef %73)
  %74 = getelementptr inbounds nuw %struct.t0, ptr %10, i32 0, i32 2
  %75 = load double, ptr %74, align 8
  call void @mix_double(double noundef %75)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca %struct.t0, align 8
  %2 = alloca %struct.t1, align 8
  %3 = alloca double, align 8
  %4 = alloca %struct.t4, align 2
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 0
  store double 4.336250e+02, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 1
  store i8 -42, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 2
  store double -1.277500e+02, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 0
  store i8 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 2
  store float -3.735000e+02, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 3
  store i32 -2147483648, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 4
  store i16 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %15 = getelementptr inbounds [2 x %struct.t0], ptr %14, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.t0, ptr %15, i32 0, i32 0
  store double -1.897500e+02, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %18 = getelementptr inbounds [2 x %struct.t0], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.t0, ptr %18, i32 0, i32 1
  store i8 93, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %21 = getelementptr inbounds [2 x %struct.t0], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.t0, ptr %21, i32 0, i32 2
  store double 2.988750e+02, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %24 = getelementptr inbounds [2 x %struct.t0], ptr %23, i64 0, i64 1
  %25 = getelementptr inbounds nuw %struct.t0, ptr %24, i32 0, i32 0
  store double 2.550000e+01, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %27 = getelementptr inbounds [2 x %struct.t0], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds nuw %struct.t0, ptr %27, i32 0, i32 1
  store i8 81, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 5
  %30 = getelementptr inbounds [2 x %struct.t0], ptr %29, i64 0, i64 1
  %31 = getelementptr inbounds nuw %struct.t0, ptr %30, i32 0, i32 2
  store double 2.131250e+02, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 6
  %33 = getelementptr inbounds nuw { double, double }, ptr %32, i32 0, i32 0
  %34 = getelementptr inbounds nuw { double, double }, ptr %32, i32 0, i32 1
  store double -2.992500e+02, ptr %33, align 8
  store double -1.332500e+02, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 7
  store i16 0, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 8
  store i8 0, ptr %36, align 2
  %37 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 9
  store i8 -128, ptr %37, align 1
  store double -2.035000e+02, ptr %3, align 8
  store ptr @f1, ptr %6, align 8
  %38 = load volatile ptr, ptr %6, align 8
  %39 = load double, ptr %3, align 8
  %40 = call i32 %38(ptr noundef byval(%struct.t0) align 8 %1, ptr noundef byval(%struct.t1) align 8 %2, double noundef %39)
  store i32 %40, ptr %5, align 4
  %41 = load i32, ptr %5, align 4
  %42 = zext i32 %41 to i64
  call void @mix(i64 noundef %42)
  ret void
}

define internal void @run2() {
  %1 = alloca double, align 8
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca ptr, align 8
  store double 2.698750e+02, ptr %1, align 8
  store i8 0, ptr %2, align 1
  store ptr @f2, ptr %4, align 8
  %5 = load volatile ptr, ptr %4, align 8
  %6 = load double, ptr %1, align 8
  %7 = load i8, ptr %2, align 1
  %8 = call zeroext i1 %5(double noundef %6, i8 noundef signext %7)
  %9 = zext i1 %8 to i8
  store i8 %9, ptr %3, align 1
  %10 = load i8, ptr %3, align 1
  %11 = trunc i8 %10 to i1
  %12 = zext i1 %11 to i64
  call void @mix(i64 noundef %12)
  ret void
}

define internal void @run3() {
  call void @f3(ptr noundef @b3)
  ret void
}

define internal void @run4() {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 -2147483648, ptr %1, align 4
  store double 3.788750e+02, ptr %2, align 8
  store i64 -6954780138769869133, ptr %3, align 8
  store i32 1470229649, ptr %4, align 4
  %5 = load i32, ptr %1, align 4
  %6 = load double, ptr %2, align 8
  %7 = load i64, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  call void (i32, ...) @f4(i32 noundef %5, double noundef %6, i64 noundef %7, i32 noundef %8)
  ret void
}

declare void @f0(ptr dead_on_unwind writable sret(%struct.t0) align 8, ptr noundef byval(%struct.t1) align 8, i128 noundef, double noundef, double noundef, i32, float noundef, ptr noundef byval(%struct.t0) align 8, double, i48, i8 noundef signext)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal void @mix_double(double noundef %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  call void @mix(i64 noundef %4)
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

declare i32 @f1(ptr noundef byval(%struct.t0) align 8, ptr noundef byval(%struct.t1) align 8, double noundef)

declare zeroext i1 @f2(double noundef, i8 noundef signext)

declare void @f3(ptr noundef)

define internal void @b3(ptr dead_on_unwind noalias writable sret(%struct.t5) align 8 %0, i64 noundef %1, float noundef %2, i16 noundef signext %3, ptr noundef byval(%struct.t1) align 8 %4) {
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i16, align 2
  store i64 %1, ptr %6, align 8
  store float %2, ptr %7, align 4
  store i16 %3, ptr %8, align 2
  %9 = load i64, ptr %6, align 8
  call void @mix(i64 noundef %9)
  %10 = load float, ptr %7, align 4
  call void @mix_float(float noundef %10)
  %11 = load i16, ptr %8, align 2
  %12 = sext i16 %11 to i64
  call void @mix(i64 noundef %12)
  %13 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 0
  %14 = load i8, ptr %13, align 8
  %15 = trunc i8 %14 to i1
  %16 = zext i1 %15 to i64
  call void @mix(i64 noundef %16)
  %17 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 2
  %18 = load float, ptr %17, align 8
  call void @mix_float(float noundef %18)
  %19 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 3
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  call void @mix(i64 noundef %21)
  %22 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 4
  %23 = load i16, ptr %22, align 8
  %24 = zext i16 %23 to i64
  call void @mix(i64 noundef %24)
  %25 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %26 = getelementptr inbounds [2 x %struct.t0], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds nuw %struct.t0, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  call void @mix_double(double noundef %28)
  %29 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %30 = getelementptr inbounds [2 x %struct.t0], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.t0, ptr %30, i32 0, i32 1
  %32 = load i8, ptr %31, align 8
  %33 = sext i8 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %35 = getelementptr inbounds [2 x %struct.t0], ptr %34, i64 0, i64 0
  %36 = getelementptr inbounds nuw %struct.t0, ptr %35, i32 0, i32 2
  %37 = load double, ptr %36, align 8
  call void @mix_double(double noundef %37)
  %38 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %39 = getelementptr inbounds [2 x %struct.t0], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.t0, ptr %39, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  call void @mix_double(double noundef %41)
  %42 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %43 = getelementptr inbounds [2 x %struct.t0], ptr %42, i64 0, i64 1
  %44 = getelementptr inbounds nuw %struct.t0, ptr %43, i32 0, i32 1
  %45 = load i8, ptr %44, align 8
  %46 = sext i8 %45 to i64
  call void @mix(i64 noundef %46)
  %47 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 5
  %48 = getelementptr inbounds [2 x %struct.t0], ptr %47, i64 0, i64 1
  %49 = getelementptr inbounds nuw %struct.t0, ptr %48, i32 0, i32 2
  %50 = load double, ptr %49, align 8
  call void @mix_double(double noundef %50)
  %51 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 6
  %52 = getelementptr inbounds nuw { double, double }, ptr %51, i32 0, i32 0
  %53 = load double, ptr %52, align 8
  call void @mix_double(double noundef %53)
  %54 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 6
  %55 = getelementptr inbounds nuw { double, double }, ptr %54, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  call void @mix_double(double noundef %56)
  %57 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 7
  %58 = load i16, ptr %57, align 8
  %59 = sext i16 %58 to i64
  call void @mix(i64 noundef %59)
  %60 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 8
  %61 = load i8, ptr %60, align 2
  %62 = sext i8 %61 to i64
  call void @mix(i64 noundef %62)
  %63 = getelementptr inbounds nuw %struct.t1, ptr %4, i32 0, i32 9
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i64
  call void @mix(i64 noundef %65)
  %66 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 0
  store i64 1, ptr %66, align 8
  %67 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 1
  %68 = getelementptr inbounds [5 x i16], ptr %67, i64 0, i64 0
  store i16 1, ptr %68, align 8
  %69 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 1
  %70 = getelementptr inbounds [5 x i16], ptr %69, i64 0, i64 1
  store i16 -1, ptr %70, align 2
  %71 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 1
  %72 = getelementptr inbounds [5 x i16], ptr %71, i64 0, i64 2
  store i16 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 1
  %74 = getelementptr inbounds [5 x i16], ptr %73, i64 0, i64 3
  store i16 -2742, ptr %74, align 2
  %75 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 1
  %76 = getelementptr inbounds [5 x i16], ptr %75, i64 0, i64 4
  store i16 8832, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 2
  %78 = getelementptr inbounds [1 x %struct.t2], ptr %77, i64 0, i64 0
  %79 = load i32, ptr %78, align 4
  %80 = and i32 %79, -2097152
  %81 = or i32 %80, 0
  store i32 %81, ptr %78, align 4
  %82 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 2
  %83 = getelementptr inbounds [1 x %struct.t2], ptr %82, i64 0, i64 0
  %84 = load i32, ptr %83, align 4
  %85 = and i32 %84, -65011713
  %86 = or i32 %85, 44040192
  store i32 %86, ptr %83, align 4
  %87 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 3
  %88 = getelementptr inbounds [2 x ptr], ptr %87, i64 0, i64 0
  store ptr inttoptr (i64 33727406391847 to ptr), ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 3
  %90 = getelementptr inbounds [2 x ptr], ptr %89, i64 0, i64 1
  store ptr inttoptr (i64 18688010513108 to ptr), ptr %90, align 8
  %91 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 4
  store float 3.290000e+02, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.t5, ptr %0, i32 0, i32 5
  store i32 -501668534, ptr %92, align 4
  ret void
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

declare void @f4(i32 noundef, ...)

