target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

%struct.t0 = type { i40, float, i32, i8*, i8 }
%struct.t1 = type { i64 }
%struct.t2 = type { float, i32, [1 x i8], [1 x %struct.t0], [2 x i8], [2 x i64] }
%union.t5 = type { i128 }
%struct.t4 = type { i128, i8, float, i32, i128, float, i32, [8 x i8] }
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
  %11 = alloca i128, align 16
  %12 = bitcast %struct.t0* %1 to i64*
  %13 = load i64, i64* %12, align 8
  %14 = and i64 %13, -64
  %15 = or i64 %14, 52
  store i64 %15, i64* %12, align 8
  %16 = bitcast %struct.t0* %1 to i64*
  %17 = load i64, i64* %16, align 8
  %18 = and i64 %17, -274877906881
  %19 = or i64 %18, 105632374336
  store i64 %19, i64* %16, align 8
  %20 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 1
  store float 1.508750e+02, float* %20, align 8
  %21 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 2
  store i32 -2147483648, i32* %21, align 4
  %22 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 3
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0), i8** %22, align 8
  %23 = getelementptr inbounds %struct.t0, %struct.t0* %1, i32 0, i32 4
  %24 = load i8, i8* %23, align 8
  %25 = and i8 %24, -2
  %26 = or i8 %25, 1
  store i8 %26, i8* %23, align 8
  %27 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 0
  store i64 -1, i64* %27, align 8
  %28 = getelementptr inbounds %struct.t1, %struct.t1* %3, i32 0, i32 0
  store i64 1, i64* %28, align 8
  store i128 64104546529982291657092436381481957676, i128* %4, align 16
  %29 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 0
  store float 1.648750e+02, float* %29, align 8
  %30 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 1
  store i32 -1, i32* %30, align 4
  %31 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 2
  %32 = getelementptr inbounds [1 x i8], [1 x i8]* %31, i64 0, i64 0
  store i8 1, i8* %32, align 8
  %33 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %34 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %33, i64 0, i64 0
  %35 = bitcast %struct.t0* %34 to i64*
  %36 = load i64, i64* %35, align 8
  %37 = and i64 %36, -64
  %38 = or i64 %37, 22
  store i64 %38, i64* %35, align 8
  %39 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %40 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %39, i64 0, i64 0
  %41 = bitcast %struct.t0* %40 to i64*
  %42 = load i64, i64* %41, align 8
  %43 = and i64 %42, -274877906881
  %44 = or i64 %43, 174874088832
  store i64 %44, i64* %41, align 8
  %45 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %46 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %45, i64 0, i64 0
  %47 = getelementptr inbounds %struct.t0, %struct.t0* %46, i32 0, i32 1
  store float -1.747500e+02, float* %47, align 8
  %48 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %49 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %48, i64 0, i64 0
  %50 = getelementptr inbounds %struct.t0, %struct.t0* %49, i32 0, i32 2
  store i32 1460024519, i32* %50, align 4
  %51 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %52 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %51, i64 0, i64 0
  %53 = getelementptr inbounds %struct.t0, %struct.t0* %52, i32 0, i32 3
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i8** %53, align 8
  %54 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 3
  %55 = getelementptr inbounds [1 x %struct.t0], [1 x %struct.t0]* %54, i64 0, i64 0
  %56 = getelementptr inbounds %struct.t0, %struct.t0* %55, i32 0, i32 4
  %57 = load i8, i8* %56, align 8
  %58 = and i8 %57, -2
  %59 = or i8 %58, 1
  store i8 %59, i8* %56, align 8
  %60 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 4
  %61 = getelementptr inbounds [2 x i8], [2 x i8]* %60, i64 0, i64 0
  store i8 -1, i8* %61, align 8
  %62 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 4
  %63 = getelementptr inbounds [2 x i8], [2 x i8]* %62, i64 0, i64 1
  store i8 1, i8* %63, align 1
  %64 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 5
  %65 = getelementptr inbounds [2 x i64], [2 x i64]* %64, i64 0, i64 0
  store i64 0, i64* %65, align 8
  %66 = getelementptr inbounds %struct.t2, %struct.t2* %5, i32 0, i32 5
  %67 = getelementptr inbounds [2 x i64], [2 x i64]* %66, i64 0, i64 1
  store i64 0, i64* %67, align 8
  %68 = getelementptr inbounds %struct.t1, %struct.t1* %6, i32 0, i32 0
  store i64 -1, i64* %68, align 8
  %69 = bitcast %struct.t0* %7 to i64*
  %70 = load i64, i64* %69, align 8
  %71 = and i64 %70, -64
  %72 = or i64 %71, 63
  store i64 %72, i64* %69, align 8
  %73 = bitcast %struct.t0* %7 to i64*
  %74 = load i64, i64* %73, align 8
  %75 = and i64 %74, -274877906881
  %76 = or i64 %75, 0
  store i64 %76, i64* %73, align 8
  %77 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 1
  store float -7.625000e+01, float* %77, align 8
  %78 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 2
  store i32 -1, i32* %78, align 4
  %79 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 3
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i8** %79, align 8
  %80 = getelementptr inbounds %struct.t0, %struct.t0* %7, i32 0, i32 4
  %81 = load i8, i8* %80, align 8
  %82 = and i8 %81, -2
  %83 = or i8 %82, 1
  store i8 %83, i8* %80, align 8
  %84 = bitcast %struct.t0* %8 to i64*
  %85 = load i64, i64* %84, align 8
  %86 = and i64 %85, -64
  %87 = or i64 %86, 12
  store i64 %87, i64* %84, align 8
  %88 = bitcast %struct.t0* %8 to i64*
  %89 = load i64, i64* %88, align 8
  %90 = and i64 %89, -274877906881
  %91 = or i64 %90, 64
  store i64 %91, i64* %88, align 8
  %92 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 1
  store float -3.517500e+02, float* %92, align 8
  %93 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 2
  store i32 -2147483648, i32* %93, align 4
  %94 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 3
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i8** %94, align 8
  %95 = getelementptr inbounds %struct.t0, %struct.t0* %8, i32 0, i32 4
  %96 = load i8, i8* %95, align 8
  %97 = and i8 %96, -2
  %98 = or i8 %97, 0
  store i8 %98, i8* %95, align 8
  store i128 -170141183460469231731687303715884105728, i128* %9, align 16
  %99 = load i128, i128* %4, align 16
  %100 = load i128, i128* %9, align 16
  %101 = getelementptr inbounds %struct.t1, %struct.t1* %2, i32 0, i32 0
  %102 = load i64, i64* %101, align 8
  %103 = getelementptr inbounds %struct.t1, %struct.t1* %3, i32 0, i32 0
  %104 = load i64, i64* %103, align 8
  store i128 %99, i128* %11, align 16
  %105 = bitcast i128* %11 to { i64, i64 }*
  %106 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %105, i32 0, i32 0
  %107 = load i64, i64* %106, align 16
  %108 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %105, i32 0, i32 1
  %109 = load i64, i64* %108, align 8
  %110 = getelementptr inbounds %struct.t1, %struct.t1* %6, i32 0, i32 0
  %111 = load i64, i64* %110, align 8
  %112 = call zeroext i16 @f0(%struct.t0* noundef byval(%struct.t0) align 8 %1, i64 %102, i64 %104, i64 noundef %107, i64 noundef %109, %struct.t2* noundef byval(%struct.t2) align 8 %5, i64 %111, %struct.t0* noundef byval(%struct.t0) align 8 %7, %struct.t0* noundef byval(%struct.t0) align 8 %8, i128 noundef %100)
  store i16 %112, i16* %10, align 2
  %113 = load i16, i16* %10, align 2
  %114 = zext i16 %113 to i64
  call void @mix(i64 noundef %114)
  ret void
}

declare i32 @printf(i8* noundef, ...)

declare i64 @take()

define internal void @run1() {
  %1 = alloca i8, align 1
  %2 = call signext i8 @f1()
  store i8 %2, i8* %1, align 1
  %3 = load i8, i8* %1, align 1
  %4 = sext i8 %3 to i64
  call void @mix(i64 noundef %4)
  ret void
}

define internal void @run2() {
  call void @f2(i32 (i64, i8*)* noundef @b2)
  ret void
}

define internal void @run3() {
  %1 = alloca %union.t5, align 16
  %2 = alloca i8, align 1
  %3 = alloca %union.t5, align 16
  %4 = alloca i128, align 16
  %5 = alloca i8, align 1
  %6 = alloca %struct.t4, align 32
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = bitcast %union.t5* %1 to i128*
  store i128 0, i128* %9, align 16
  store i8 0, i8* %2, align 1
  %10 = bitcast %union.t5* %3 to i128*
  store i128 -170141183460469231731687303715884105728, i128* %10, align 16
  store i128 78455099670137171156108810546198576417, i128* %4, align 16
  store i8 0, i8* %5, align 1
  %11 = load i8, i8* %2, align 1
  %12 = trunc i8 %11 to i1
  %13 = load i128, i128* %4, align 16
  %14 = load i8, i8* %5, align 1
  %15 = trunc i8 %14 to i1
  %16 = bitcast %union.t5* %1 to { i64, i64 }*
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 0
  %18 = load i64, i64* %17, align 16
  %19 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %16, i32 0, i32 1
  %20 = load i64, i64* %19, align 8
  %21 = bitcast %union.t5* %3 to { i64, i64 }*
  %22 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 0
  %23 = load i64, i64* %22, align 16
  %24 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 1
  %25 = load i64, i64* %24, align 8
  call void @f3(%struct.t4* sret(%struct.t4) align 32 %6, i64 %18, i64 %20, i1 noundef zeroext %12, i64 %23, i64 %25, i128 noundef %13, i1 noundef zeroext %15)
  %26 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 0
  %27 = load i128, i128* %26, align 32
  store i128 %27, i128* %7, align 16
  %28 = bitcast i128* %7 to { i64, i64 }*
  %29 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %28, i32 0, i32 0
  %30 = load i64, i64* %29, align 16
  %31 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %28, i32 0, i32 1
  %32 = load i64, i64* %31, align 8
  call void @mix_wide(i64 noundef %30, i64 noundef %32)
  %33 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 1
  %34 = load i8, i8* %33, align 16
  %35 = sext i8 %34 to i64
  call void @mix(i64 noundef %35)
  %36 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 2
  %37 = load float, float* %36, align 4
  call void @mix_float(float noundef %37)
  %38 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 3
  %39 = load i32, i32* %38, align 8
  %40 = sext i32 %39 to i64
  call void @mix(i64 noundef %40)
  %41 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 4
  %42 = load i128, i128* %41, align 32
  store i128 %42, i128* %8, align 16
  %43 = bitcast i128* %8 to { i64, i64 }*
  %44 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %43, i32 0, i32 0
  %45 = load i64, i64* %44, align 16
  %46 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %43, i32 0, i32 1
  %47 = load i64, i64* %46, align 8
  call void @mix_wide(i64 noundef %45, i64 noundef %47)
  %48 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 5
  %49 = load float, float* %48, align 16
  call void @mix_float(float noundef %49)
  %50 = getelementptr inbounds %struct.t4, %struct.t4* %6, i32 0, i32 6
  %51 = load i32, i32* %50, align 4
  %52 = sext i32 %51 to i64
  call void @mix(i64 noundef %52)
  ret void
}

define internal void @run4() {
  call void @f4(i64 (i16, i8*)* noundef @b4)
  ret void
}

declare zeroext i16 @f0(%struct.t0* noundef byval(%struct.t0) align 8, i64, i64, i64 noundef, i64 noundef, %struct.t2* noundef byval(%struct.t2) align 8, i64, %struct.t0* noundef byval(%struct.t0) align 8, %struct.t0* noundef byval(%struct.t0) align 8, i128 noundef)

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

declare signext i8 @f1()

declare void @f2(i32 (i64, i8*)* noundef)

define internal i32 @b2(i64 noundef %0, i8* noundef %1) {
  %3 = alloca %struct.t3, align 1
  %4 = alloca i64, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store i64 %0, i64* %4, align 8
  store i8* %1, i8** %5, align 8
  %7 = load i64, i64* %4, align 8
  call void @mix(i64 noundef %7)
  %8 = load i8*, i8** %5, align 8
  %9 = ptrtoint i8* %8 to i64
  call void @mix(i64 noundef %9)
  store i32 -2147483648, i32* %6, align 4
  %10 = load i32, i32* %6, align 4
  ret i32 %10
}

declare void @f3(%struct.t4* sret(%struct.t4) align 32, i64, i64, i1 noundef zeroext, i64, i64, i128 noundef, i1 noundef zeroext)

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

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare void @f4(i64 (i16, i8*)* noundef)

define internal i64 @b4(i16 noundef signext %0, i8* noundef %1) {
  %3 = alloca i16, align 2
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  store i16 %0, i16* %3, align 2
  store i8* %1, i8** %4, align 8
  %6 = load i16, i16* %3, align 2
  %7 = sext i16 %6 to i64
  call void @mix(i64 noundef %7)
  %8 = load i8*, i8** %4, align 8
  %9 = getelementptr inbounds i8, i8* %8, i64 0
  %10 = load i8, i8* %9, align 1
  %11 = sext i8 %10 to i64
  call void @mix(i64 noundef %11)
  store i64 1, i64* %5, align 8
  %12 = load i64, i64* %5, align 8
  ret i64 %12
}

