target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t0 = type { { x86_fp80, x86_fp80 }, i32 }
%struct.t2 = type <{ [5 x i32], x86_fp80 }>
%struct.t4 = type { double }
%struct.t1 = type {}
%struct.t3 = type {}
%struct.t5 = type { i16 }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1

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
  call void @f0(ptr noundef @b0)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca { x86_fp80, x86_fp80 }, align 16
  %2 = alloca i32, align 4
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 0
  %5 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 1
  store x86_fp80 0xKC002C5B6DB6DB6DB6DB7, ptr %4, align 16
  store x86_fp80 0xKC0058740000000000000, ptr %5, align 16
  %6 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 0
  %7 = load x86_fp80, ptr %6, align 16
  %8 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %1, i32 0, i32 1
  %9 = load x86_fp80, ptr %8, align 16
  %10 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %3, i32 0, i32 0
  %11 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %3, i32 0, i32 1
  store x86_fp80 %7, ptr %10, align 16
  store x86_fp80 %9, ptr %11, align 16
  %12 = call i32 @f1(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %3)
  store i32 %12, ptr %2, align 4
  %13 = load i32, ptr %2, align 4
  %14 = zext i32 %13 to i64
  call void @mix(i64 noundef %14)
  ret void
}

define internal void @run2() {
  call void @f2(ptr noundef @b2)
  ret void
}

define internal void @run3() {
  %1 = alloca %struct.t0, align 16
  %2 = alloca x86_fp80, align 16
  %3 = alloca { double, double }, align 8
  %4 = alloca { double, double }, align 8
  %5 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 0
  %6 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %5, i32 0, i32 1
  store x86_fp80 0xK40029000000000000000, ptr %6, align 16
  store x86_fp80 0xKC0078F10000000000000, ptr %7, align 16
  %8 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 1
  store i32 547700246, ptr %8, align 16
  store x86_fp80 0xKC003C700000000000000, ptr %2, align 16
  %9 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %10 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double -1.926250e+02, ptr %9, align 8
  store double 1.920000e+02, ptr %10, align 8
  %11 = load x86_fp80, ptr %2, align 16
  %12 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %17 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %13, ptr %16, align 8
  store double %15, ptr %17, align 8
  %18 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  call void @f3(ptr noundef byval(%struct.t0) align 16 %1, x86_fp80 noundef %11, double noundef %19, double noundef %21)
  ret void
}

define internal void @run4() {
  %1 = alloca i32, align 4
  %2 = alloca %struct.t0, align 16
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  %5 = alloca x86_fp80, align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.t0, align 16
  %8 = alloca i32, align 4
  %9 = alloca %struct.t2, align 8
  %10 = alloca i16, align 2
  store i32 1, ptr %1, align 4
  %11 = getelementptr inbounds nuw %struct.t0, ptr %2, i32 0, i32 0
  %12 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %11, i32 0, i32 0
  %13 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %11, i32 0, i32 1
  store x86_fp80 0xKC00399B6DB6DB6DB6DB7, ptr %12, align 16
  store x86_fp80 0xKC0078B10000000000000, ptr %13, align 16
  %14 = getelementptr inbounds nuw %struct.t0, ptr %2, i32 0, i32 1
  store i32 0, ptr %14, align 16
  store x86_fp80 0xKC00495C9249249249249, ptr %3, align 16
  store i32 1, ptr %4, align 4
  store x86_fp80 0xKC004B912492492492492, ptr %5, align 16
  store i64 1, ptr %6, align 8
  %15 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 0
  %16 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %15, i32 0, i32 1
  store x86_fp80 0xKC001B924924924924925, ptr %16, align 16
  store x86_fp80 0xKC007B3E0000000000000, ptr %17, align 16
  %18 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 1
  store i32 162414826, ptr %18, align 16
  store i32 -1222760639, ptr %8, align 4
  %19 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 0
  %20 = getelementptr inbounds [5 x i32], ptr %19, i64 0, i64 0
  store i32 77, ptr %20, align 1
  %21 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 0
  %22 = getelementptr inbounds [5 x i32], ptr %21, i64 0, i64 1
  store i32 -5, ptr %22, align 1
  %23 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 0
  %24 = getelementptr inbounds [5 x i32], ptr %23, i64 0, i64 2
  store i32 -5, ptr %24, align 1
  %25 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 0
  %26 = getelementptr inbounds [5 x i32], ptr %25, i64 0, i64 3
  store i32 77, ptr %26, align 1
  %27 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 0
  %28 = getelementptr inbounds [5 x i32], ptr %27, i64 0, i64 4
  store i32 77, ptr %28, align 1
  %29 = getelementptr inbounds nuw %struct.t2, ptr %9, i32 0, i32 1
  store x86_fp80 0xK4005829B6DB6DB6DB6DB, ptr %29, align 1
  %30 = load i32, ptr %1, align 4
  %31 = load x86_fp80, ptr %3, align 16
  %32 = load i32, ptr %4, align 4
  %33 = load x86_fp80, ptr %5, align 16
  %34 = load i64, ptr %6, align 8
  %35 = load i32, ptr %8, align 4
  %36 = call signext i16 (i32, ...) @f4(i32 noundef %30, ptr noundef byval(%struct.t0) align 16 %2, x86_fp80 noundef %31, i32 noundef %32, x86_fp80 noundef %33, i64 noundef %34, ptr noundef byval(%struct.t0) align 16 %7, i32 noundef %35, ptr noundef byval(%struct.t2) align 8 %9)
  store i16 %36, ptr %10, align 2
  %37 = load i16, ptr %10, align 2
  %38 = sext i16 %37 to i64
  call void @mix(i64 noundef %38)
  ret void
}

define internal void @run5() {
  %1 = alloca %struct.t4, align 8
  %2 = alloca x86_fp80, align 16
  %3 = alloca %struct.t1, align 1
  %4 = alloca { double, double }, align 8
  %5 = alloca double, align 8
  %6 = alloca %struct.t3, align 1
  %7 = alloca %struct.t5, align 2
  %8 = alloca i32, align 4
  %9 = alloca fp128, align 16
  %10 = alloca { double, double }, align 8
  %11 = getelementptr inbounds nuw %struct.t4, ptr %1, i32 0, i32 0
  store double 4.561250e+02, ptr %11, align 8
  store x86_fp80 0xKC004835B6DB6DB6DB6DB, ptr %2, align 16
  %12 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %13 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double 3.701250e+02, ptr %12, align 8
  store double -4.432500e+02, ptr %13, align 8
  store double -3.587500e+01, ptr %5, align 8
  %14 = getelementptr inbounds nuw %struct.t5, ptr %7, i32 0, i32 0
  store i16 1, ptr %14, align 2
  store i32 77, ptr %8, align 4
  store fp128 0xLDB6E000000000000C005116DB6DB6DB6, ptr %9, align 16
  %15 = load x86_fp80, ptr %2, align 16
  %16 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %5, align 8
  %21 = load i32, ptr %8, align 4
  %22 = load fp128, ptr %9, align 16
  %23 = getelementptr inbounds nuw %struct.t4, ptr %1, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %26 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  store double %17, ptr %25, align 8
  store double %19, ptr %26, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.t5, ptr %7, i32 0, i32 0
  %32 = load i16, ptr %31, align 2
  call void @f5(double %24, x86_fp80 noundef %15, double noundef %28, double noundef %30, double noundef %20, i16 %32, i32 noundef %21, fp128 noundef %22)
  ret void
}

declare void @f0(ptr noundef)

define internal double @b0() {
  %1 = alloca double, align 8
  store double -2.730000e+02, ptr %1, align 8
  %2 = load double, ptr %1, align 8
  ret double %2
}

declare i32 @f1(ptr noundef byval({ x86_fp80, x86_fp80 }) align 16)

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

declare void @f2(ptr noundef)

define internal x86_fp80 @b2(ptr noundef byval(%struct.t0) align 16 %0, i1 noundef zeroext %1, x86_fp80 noundef %2, double noundef %3, i32 noundef %4, ptr noundef byval(%struct.t2) align 8 %5, ptr noundef byval({ x86_fp80, x86_fp80 }) align 16 %6, fp128 noundef %7, x86_fp80 noundef %8, double noundef %9) {
  %11 = alloca %struct.t1, align 1
  %12 = alloca %struct.t3, align 1
  %13 = alloca i8, align 1
  %14 = alloca x86_fp80, align 16
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca fp128, align 16
  %18 = alloca x86_fp80, align 16
  %19 = alloca double, align 8
  %20 = alloca x86_fp80, align 16
  %21 = zext i1 %1 to i8
  store i8 %21, ptr %13, align 1
  store x86_fp80 %2, ptr %14, align 16
  store double %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  store fp128 %7, ptr %17, align 16
  store x86_fp80 %8, ptr %18, align 16
  store double %9, ptr %19, align 8
  %22 = getelementptr inbounds nuw %struct.t0, ptr %0, i32 0, i32 0
  %23 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %22, i32 0, i32 0
  %24 = load x86_fp80, ptr %23, align 16
  call void @mix_long(x86_fp80 noundef %24)
  %25 = getelementptr inbounds nuw %struct.t0, ptr %0, i32 0, i32 0
  %26 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %25, i32 0, i32 1
  %27 = load x86_fp80, ptr %26, align 16
  call void @mix_long(x86_fp80 noundef %27)
  %28 = getelementptr inbounds nuw %struct.t0, ptr %0, i32 0, i32 1
  %29 = load i32, ptr %28, align 16
  %30 = zext i32 %29 to i64
  call void @mix(i64 noundef %30)
  %31 = load i8, ptr %13, align 1
  %32 = trunc i8 %31 to i1
  %33 = zext i1 %32 to i64
  call void @mix(i64 noundef %33)
  %34 = load x86_fp80, ptr %14, align 16
  call void @mix_long(x86_fp80 noundef %34)
  %35 = load double, ptr %15, align 8
  call void @mix_double(double noundef %35)
  %36 = load i32, ptr %16, align 4
  %37 = zext i32 %36 to i64
  call void @mix(i64 noundef %37)
  %38 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %39 = getelementptr inbounds [5 x i32], ptr %38, i64 0, i64 0
  %40 = load i32, ptr %39, align 8
  %41 = sext i32 %40 to i64
  call void @mix(i64 noundef %41)
  %42 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %43 = getelementptr inbounds [5 x i32], ptr %42, i64 0, i64 1
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  call void @mix(i64 noundef %45)
  %46 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %47 = getelementptr inbounds [5 x i32], ptr %46, i64 0, i64 2
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  call void @mix(i64 noundef %49)
  %50 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %51 = getelementptr inbounds [5 x i32], ptr %50, i64 0, i64 3
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  call void @mix(i64 noundef %53)
  %54 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  %55 = getelementptr inbounds [5 x i32], ptr %54, i64 0, i64 4
  %56 = load i32, ptr %55, align 8
  %57 = sext i32 %56 to i64
  call void @mix(i64 noundef %57)
  %58 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 1
  %59 = load x86_fp80, ptr %58, align 4
  call void @mix_long(x86_fp80 noundef %59)
  %60 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 0
  %61 = load x86_fp80, ptr %60, align 16
  call void @mix_long(x86_fp80 noundef %61)
  %62 = getelementptr inbounds nuw { x86_fp80, x86_fp80 }, ptr %6, i32 0, i32 1
  %63 = load x86_fp80, ptr %62, align 16
  call void @mix_long(x86_fp80 noundef %63)
  %64 = load fp128, ptr %17, align 16
  call void @mix_quad(fp128 noundef %64)
  %65 = load x86_fp80, ptr %18, align 16
  call void @mix_long(x86_fp80 noundef %65)
  %66 = load double, ptr %19, align 8
  call void @mix_double(double noundef %66)
  store x86_fp80 0xK4003AF92492492492492, ptr %20, align 16
  %67 = load x86_fp80, ptr %20, align 16
  ret x86_fp80 %67
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

define internal void @mix_double(double noundef %0) {
  %2 = alloca double, align 8
  %3 = alloca i64, align 8
  store double %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 8, i1 false)
  %4 = load i64, ptr %3, align 8
  call void @mix(i64 noundef %4)
  ret void
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

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

declare void @f3(ptr noundef byval(%struct.t0) align 16, x86_fp80 noundef, double noundef, double noundef)

declare signext i16 @f4(i32 noundef, ...)

declare void @f5(double, x86_fp80 noundef, double noundef, double noundef, double noundef, i16, i32 noundef, fp128 noundef)
