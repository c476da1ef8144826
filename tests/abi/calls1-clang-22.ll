target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t0 = type { i64, float, i32, ptr, i8 }
%struct.t1 = type { i64 }
%struct.t2 = type { float, i32, [1 x i8], [1 x %struct.t0], [2 x i8], [2 x i64] }
%union.t5 = type { i128 }
%struct.t4 = type { i128, i8, float, i32, i128, float, i32 }
%struct.t3 = type {}

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"fxyz\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"exyz\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"bxyz\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"dxyz\00", align 1

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
  %1 = alloca %struct.t0, align 8
  %2 = alloca %struct.t1, align 8
  %3 = alloca %struct.t1, align 8
  %4 = alloca i128, align 16
  %5 = alloca %struct.t2, align 8
  %6 = alloca %struct.t1, align 8
  %7 = alloca %struct.t0, align 8
  %8 = alloca %struct.t0, align 8
  %9 = alloca i128, align 16
  %10 = alloca i16, align 2
  %11 = load i64, ptr %1, align 8
  %12 = and i64 %11, -64
  %13 = or i64 %12, 52
  store i64 %13, ptr %1, align 8
  %14 = load i64, ptr %1, align 8
  %15 = and i64 %14, -274877906881
  %16 = or i64 %15, 105632374336
  store i64 %16, ptr %1, align 8
  %17 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 1
  store float 1.508750e+02, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 2
  store i32 -2147483648, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 3
  store ptr @.str.5, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.t0, ptr %1, i32 0, i32 4
  %21 = load i8, ptr %20, align 8
  %22 = and i8 %21, -2
  %23 = or i8 %22, 1
  store i8 %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 0
  store i64 -1, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.t1, ptr %3, i32 0, i32 0
  store i64 1, ptr %25, align 8
  store i128 64104546529982291657092436381481957676, ptr %4, align 16
  %26 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 0
  store float 1.648750e+02, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 1
  store i32 -1, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 2
  %29 = getelementptr inbounds [1 x i8], ptr %28, i64 0, i64 0
  store i8 1, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %31 = getelementptr inbounds [1 x %struct.t0], ptr %30, i64 0, i64 0
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, -64
  %34 = or i64 %33, 22
  store i64 %34, ptr %31, align 8
  %35 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %36 = getelementptr inbounds [1 x %struct.t0], ptr %35, i64 0, i64 0
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %37, -274877906881
  %39 = or i64 %38, 174874088832
  store i64 %39, ptr %36, align 8
  %40 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %41 = getelementptr inbounds [1 x %struct.t0], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.t0, ptr %41, i32 0, i32 1
  store float -1.747500e+02, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %44 = getelementptr inbounds [1 x %struct.t0], ptr %43, i64 0, i64 0
  %45 = getelementptr inbounds nuw %struct.t0, ptr %44, i32 0, i32 2
  store i32 1460024519, ptr %45, align 4
  %46 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %47 = getelementptr inbounds [1 x %struct.t0], ptr %46, i64 0, i64 0
  %48 = getelementptr inbounds nuw %struct.t0, ptr %47, i32 0, i32 3
  store ptr @.str.6, ptr %48, align 8
  %49 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 3
  %50 = getelementptr inbounds [1 x %struct.t0], ptr %49, i64 0, i64 0
  %51 = getelementptr inbounds nuw %struct.t0, ptr %50, i32 0, i32 4
  %52 = load i8, ptr %51, align 8
  %53 = and i8 %52, -2
  %54 = or i8 %53, 1
  store i8 %54, ptr %51, align 8
  %55 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 4
  %56 = getelementptr inbounds [2 x i8], ptr %55, i64 0, i64 0
  store i8 -1, ptr %56, align 8
  %57 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 4
  %58 = getelementptr inbounds [2 x i8], ptr %57, i64 0, i64 1
  store i8 1, ptr %58, align 1
  %59 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 5
  %60 = getelementptr inbounds [2 x i64], ptr %59, i64 0, i64 0
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw %struct.t2, ptr %5, i32 0, i32 5
  %62 = getelementptr inbounds [2 x i64], ptr %61, i64 0, i64 1
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw %struct.t1, ptr %6, i32 0, i32 0
  store i64 -1, ptr %63, align 8
  %64 = load i64, ptr %7, align 8
  %65 = and i64 %64, -64
  %66 = or i64 %65, 63
  store i64 %66, ptr %7, align 8
  %67 = load i64, ptr %7, align 8
  %68 = and i64 %67, -274877906881
  %69 = or i64 %68, 0
  store i64 %69, ptr %7, align 8
  %70 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 1
  store float -7.625000e+01, ptr %70, align 8
  %71 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 2
  store i32 -1, ptr %71, align 4
  %72 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 3
  store ptr @.str.7, ptr %72, align 8
  %73 = getelementptr inbounds nuw %struct.t0, ptr %7, i32 0, i32 4
  %74 = load i8, ptr %73, align 8
  %75 = and i8 %74, -2
  %76 = or i8 %75, 1
  store i8 %76, ptr %73, align 8
  %77 = load i64, ptr %8, align 8
  %78 = and i64 %77, -64
  %79 = or i64 %78, 12
  store i64 %79, ptr %8, align 8
  %80 = load i64, ptr %8, align 8
  %81 = and i64 %80, -274877906881
  %82 = or i64 %81, 64
  store i64 %82, ptr %8, align 8
  %83 = getelementptr inbounds nuw %struct.t0, ptr %8, i32 0, i32 1
  store float -3.517500e+02, ptr %83, align 8
  %84 = getelementptr inbounds nuw %struct.t0, ptr %8, i32 0, i32 2
  store i32 -2147483648, ptr %84, align 4
  %85 = getelementptr inbounds nuw %struct.t0, ptr %8, i32 0, i32 3
  store ptr @.str.8, ptr %85, align 8
  %86 = getelementptr inbounds nuw %struct.t0, ptr %8, i32 0, i32 4
  %87 = load i8, ptr %86, align 8
  %88 = and i8 %87, -2
  %89 = or i8 %88, 0
  store i8 %89, ptr %86, align 8
  store i128 -170141183460469231731687303715884105728, ptr %9, align 16
  %90 = load i128, ptr %4, align 16
  %91 = load i128, ptr %9, align 16
  %92 = getelementptr inbounds nuw %struct.t1, ptr %2, i32 0, i32 0
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.t1, ptr %3, i32 0, i32 0
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.t1, ptr %6, i32 0, i32 0
  %97 = load i64, ptr %96, align 8
  %98 = call zeroext i16 @f0(ptr noundef byval(%struct.t0) align 8 %1, i64 %93, i64 %95, i128 noundef %90, ptr noundef byval(%struct.t2) align 8 %5, i64 %97, ptr noundef byval(%struct.t0) align 8 %7, ptr noundef byval(%struct.t0) align 8 %8, i128 noundef %91)
  store i16 %98, ptr %10, align 2
  %99 = load i16, ptr %10, align 2
  %100 = zext i16 %99 to i64
  call void @mix(i64 noundef %100)
  ret void
}

declare i32 @printf(ptr noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca i8, align 1
  %2 = call signext i8 @f1()
  store i8 %2, ptr %1, align 1
  %3 = load i8, ptr %1, align 1
  %4 = sext i8 %3 to i64
  call void @mix(i64 noundef %4)
  ret void
}

define internal void @run2() {
  call void @f2(ptr noundef @b2)
  ret void
}

define internal void @run3() {
  %1 = alloca %union.t5, align 16
  %2 = alloca i8, align 1
  %3 = alloca %union.t5, align 16
  %4 = alloca i128, align 16
  %5 = alloca i8, align 1
  %6 = alloca %struct.t4, align 32
  store i128 0, ptr %1, align 16
  store i8 0, ptr %2, align 1
  store i128 -170141183460469231731687303715884105728, ptr %3, align 16
  store i128 78455099670137171156108810546198576417, ptr %4, align 16
  store i8 0, ptr %5, align 1
  %7 = load i8, ptr %2, align 1
  %8 = trunc i8 %7 to i1
  %9 = load i128, ptr %4, align 16
  %10 = load i8, ptr %5, align 1
  %11 = trunc i8 %10 to i1
  %12 = getelementptr inbounds nuw %union.t5, ptr %1, i32 0, i32 0
  %13 = load i128, ptr %12, align 16
  %14 = getelementptr inbounds nuw %union.t5, ptr %3, i32 0, i32 0
  %15 = load i128, ptr %14, align 16
  call void @f3(ptr dead_on_unwind writable sret(%struct.t4) align 32 %6, i128 %13, i1 noundef zeroext %8, i128 %15, i128 noundef %9, i1 noundef zeroext %11)
  %16 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 0
  %17 = load i128, ptr %16, align 32
  call void @mix_wide(i128 noundef %17)
  %18 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 1
  %19 = load i8, ptr %18, align 16
  %20 = sext i8 %19 to i64
  call void @mix(i64 noundef %20)
  %21 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 2
  %22 = load float, ptr %21, align 4
  call void @mix_float(float noundef %22)
  %23 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 3
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  call void @mix(i64 noundef %25)
  %26 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 4
  %27 = load i128, ptr %26, align 32
  call void @mix_wide(i128 noundef %27)
  %28 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 5
  %29 = load float, ptr %28, align 16
  call void @mix_float(float noundef %29)
  %30 = getelementptr inbounds nuw %struct.t4, ptr %6, i32 0, i32 6
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  call void @mix(i64 noundef %32)
  ret void
}

define internal void @run4() {
  call void @f4(ptr noundef @b4)
  ret void
}

declare zeroext i16 @f0(ptr noundef byval(%struct.t0) align 8, i64, i64, i128 noundef, ptr noundef byval(%struct.t2) align 8, i64, ptr noundef byval(%struct.t0) align 8, ptr noundef byval(%struct.t0) align 8, i128 noundef)

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

declare signext i8 @f1()

declare void @f2(ptr noundef)

define internal i32 @b2(i64 noundef %0, ptr noundef %1) {
  %3 = alloca %struct.t3, align 1
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i64 %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  call void @mix(i64 noundef %7)
  %8 = load ptr, ptr %5, align 8
  %9 = ptrtoint ptr %8 to i64
  call void @mix(i64 noundef %9)
  store i32 -2147483648, ptr %6, align 4
  %10 = load i32, ptr %6, align 4
  ret i32 %10
}

declare void @f3(ptr dead_on_unwind writable sret(%struct.t4) align 32, i128, i1 noundef zeroext, i128, i128 noundef, i1 noundef zeroext)

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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @f4(ptr noundef)

define internal i64 @b4(i16 noundef signext %0, ptr noundef %1) {
  %3 = alloca i16, align 2
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i16 %0, ptr %3, align 2
  store ptr %1, ptr %4, align 8
  %6 = load i16, ptr %3, align 2
  %7 = sext i16 %6 to i64
  call void @mix(i64 noundef %7)
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 0
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i64
  call void @mix(i64 noundef %11)
  store i64 1, ptr %5, align 8
  %12 = load i64, ptr %5, align 8
  ret i64 %12
}

