target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t8 = type { %struct.t3, ptr, double }
%struct.t3 = type { i64, i128, [1 x %union.t1] }
%union.t1 = type { double }
%struct.t5 = type { i32, i128, i64, i64, i64, i64, i8 }
%struct.t6 = type { i64, %struct.t3, i32, [12 x i8], [1 x %struct.t4], [2 x ptr], [2 x i8], ptr, i64 }
%struct.t4 = type { float, double }
%struct.t2 = type <{ ptr, [1 x float], [4 x i8], [5 x i32], i64, [4 x i8] }>
%struct.t7 = type { double, %struct.t0 }
%struct.t0 = type { { double, double } }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal unnamed_addr global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"hxyz\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"fxyz\00", align 1

define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca %struct.t8, align 16
  %2 = alloca %struct.t5, align 16
  %3 = alloca %struct.t6, align 16
  %4 = alloca %struct.t3, align 16
  %5 = alloca %struct.t2, align 8
  %6 = alloca ptr, align 8
  tail call void @f0(ptr noundef nonnull @b0)
  %7 = tail call i64 @take()
  %8 = load i64, ptr @sum, align 8
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %7, i64 noundef %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i64 0, ptr %4, align 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i128 -1, ptr %10, align 16
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store double 2.562500e+01, ptr %11, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store ptr @f1, ptr %6, align 8
  %12 = load volatile ptr, ptr %6, align 8
  call void %12(ptr dead_on_unwind nonnull writable sret(%struct.t2) align 8 %5, i8 noundef signext 55, double noundef 0x4E01FA3300000000, i16 noundef signext -14871, double noundef 2.423750e+02, ptr noundef nonnull byval(%struct.t3) align 16 %4)
  %13 = load ptr, ptr %5, align 8
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i64
  %16 = load i64, ptr @sum, align 8
  %17 = xor i64 %16, %15
  %18 = mul i64 %17, 1099511628211
  %19 = lshr i64 %18, 29
  %20 = xor i64 %19, %18
  store i64 %20, ptr @sum, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = zext i32 %22 to i64
  %24 = xor i64 %20, %23
  %25 = mul i64 %24, 1099511628211
  %26 = lshr i64 %25, 29
  %27 = xor i64 %26, %25
  store i64 %27, ptr @sum, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = zext i32 %29 to i64
  %31 = xor i64 %27, %30
  %32 = mul i64 %31, 1099511628211
  %33 = lshr i64 %32, 29
  %34 = xor i64 %33, %32
  store i64 %34, ptr @sum, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  %38 = xor i64 %34, %37
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = xor i64 %40, %39
  store i64 %41, ptr @sum, align 8
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %43 = load i32, ptr %42, align 8
  %44 = zext i32 %43 to i64
  %45 = xor i64 %41, %44
  %46 = mul i64 %45, 1099511628211
  %47 = lshr i64 %46, 29
  %48 = xor i64 %47, %46
  store i64 %48, ptr @sum, align 8
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = xor i64 %48, %51
  %53 = mul i64 %52, 1099511628211
  %54 = lshr i64 %53, 29
  %55 = xor i64 %54, %53
  store i64 %55, ptr @sum, align 8
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %57 = load i32, ptr %56, align 8
  %58 = zext i32 %57 to i64
  %59 = xor i64 %55, %58
  %60 = mul i64 %59, 1099511628211
  %61 = lshr i64 %60, 29
  %62 = xor i64 %61, %60
  store i64 %62, ptr @sum, align 8
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %64 = load i64, ptr %63, align 4
  %65 = xor i64 %62, %64
  %66 = mul i64 %65, 1099511628211
  %67 = lshr i64 %66, 29
  %68 = xor i64 %67, %66
  store i64 %68, ptr @sum, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %69 = call i64 @take()
  %70 = load i64, ptr @sum, align 8
  %71 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %69, i64 noundef %70)
  call void @f2(ptr noundef nonnull @b2)
  %72 = call i64 @take()
  %73 = load i64, ptr @sum, align 8
  %74 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %72, i64 noundef %73)
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  store i32 0, ptr %2, align 16
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i128 -170141183460469231731687303715884105728, ptr %75, align 16
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i64 -8385384898791123547, ptr %76, align 16
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i64 4611686018427387904, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i64 1355273773579248, ptr %78, align 16
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i64 -8701370409907306456, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i8 0, ptr %80, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i64 -5852155946371308034, ptr %3, align 16
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 0, ptr %81, align 16
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i128 -80245866155905756309321347614286306470, ptr %82, align 16
  %83 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store double 3.862500e+01, ptr %83, align 16
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i32 504320393, ptr %84, align 16
  %85 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store float -3.665000e+02, ptr %85, align 16
  %86 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store double -1.135000e+02, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 96
  store ptr inttoptr (i64 53428761805036 to ptr), ptr %87, align 16
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store ptr inttoptr (i64 48534597557177 to ptr), ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store i8 -128, ptr %89, align 16
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 113
  store i8 -93, ptr %90, align 1
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store ptr inttoptr (i64 49300935873288 to ptr), ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 128
  store i64 -8206145655844092802, ptr %92, align 16
  call void @f3(i64 noundef 3267813871873204579, float 7.050000e+01, double -1.816250e+02, ptr noundef nonnull byval(%struct.t5) align 16 %2, ptr noundef nonnull byval(%struct.t6) align 16 %3, ptr noundef nonnull @.str.6, i8 noundef signext -1)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %93 = call i64 @take()
  %94 = load i64, ptr @sum, align 8
  %95 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %93, i64 noundef %94)
  call void @f4(ptr noundef nonnull @b4)
  %96 = call i64 @take()
  %97 = load i64, ptr @sum, align 8
  %98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %96, i64 noundef %97)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store i64 1, ptr %1, align 16
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i128 -170141183460469231731687303715884105728, ptr %99, align 16
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store double -2.046250e+02, ptr %100, align 16
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store ptr @.str.7, ptr %101, align 16
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store double -6.325000e+01, ptr %102, align 8
  %103 = call { float, double } @f5(float noundef 3.826250e+02, ptr noundef nonnull byval(%struct.t8) align 16 %1, i16 noundef signext -16004, float -1.025000e+01, double -1.926250e+02)
  %104 = extractvalue { float, double } %103, 0
  %105 = extractvalue { float, double } %103, 1
  %106 = bitcast float %104 to i32
  %107 = zext i32 %106 to i64
  %108 = load i64, ptr @sum, align 8
  %109 = xor i64 %108, %107
  %110 = mul i64 %109, 1099511628211
  %111 = lshr i64 %110, 29
  %112 = bitcast double %105 to i64
  %113 = xor i64 %111, %112
  %114 = xor i64 %113, %110
  %115 = mul i64 %114, 1099511628211
  %116 = lshr i64 %115, 29
  %117 = xor i64 %116, %115
  store i64 %117, ptr @sum, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %118 = call i64 @take()
  %119 = load i64, ptr @sum, align 8
  %120 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %118, i64 noundef %119)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr

declare i64 @take() local_unnamed_addr

declare void @f0(ptr noundef) local_unnamed_addr

define internal { double, double } @b0(i32 noundef %0, double noundef %1, double %2, double %3, i64 %4) {
  %6 = zext i32 %0 to i64
  %7 = load i64, ptr @sum, align 8
  %8 = xor i64 %7, %6
  %9 = mul i64 %8, 1099511628211
  %10 = lshr i64 %9, 29
  %11 = bitcast double %1 to <2 x i32>
  %12 = extractelement <2 x i32> %11, i64 0
  %13 = zext i32 %12 to i64
  %14 = xor i64 %10, %13
  %15 = xor i64 %14, %9
  %16 = mul i64 %15, 1099511628211
  %17 = lshr i64 %16, 29
  %18 = bitcast double %1 to <2 x i32>
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = zext i32 %19 to i64
  %21 = xor i64 %17, %20
  %22 = xor i64 %21, %16
  %23 = mul i64 %22, 1099511628211
  %24 = lshr i64 %23, 29
  %25 = bitcast double %2 to i64
  %26 = xor i64 %24, %25
  %27 = xor i64 %26, %23
  %28 = mul i64 %27, 1099511628211
  %29 = lshr i64 %28, 29
  %30 = bitcast double %3 to i64
  %31 = xor i64 %29, %30
  %32 = xor i64 %31, %28
  %33 = mul i64 %32, 1099511628211
  %34 = lshr i64 %33, 29
  %35 = xor i64 %4, %34
  %36 = xor i64 %35, %33
  %37 = mul i64 %36, 1099511628211
  %38 = lshr i64 %37, 29
  %39 = xor i64 %38, %37
  store i64 %39, ptr @sum, align 8
  ret { double, double } { double 4.547500e+02, double 4.646250e+02 }
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @f1(ptr dead_on_unwind writable sret(%struct.t2) align 8, i8 noundef signext, double noundef, i16 noundef signext, double noundef, ptr noundef byval(%struct.t3) align 16)

declare void @f2(ptr noundef) local_unnamed_addr

define internal noundef double @b2(i8 noundef signext %0, i32 noundef %1) {
  %3 = sext i8 %0 to i64
  %4 = load i64, ptr @sum, align 8
  %5 = xor i64 %4, %3
  %6 = mul i64 %5, 1099511628211
  %7 = lshr i64 %6, 29
  %8 = zext i32 %1 to i64
  %9 = xor i64 %7, %8
  %10 = xor i64 %9, %6
  %11 = mul i64 %10, 1099511628211
  %12 = lshr i64 %11, 29
  %13 = xor i64 %12, %11
  store i64 %13, ptr @sum, align 8
  ret double 0xE49687010BFF80
}

declare void @f3(i64 noundef, float, double, ptr noundef byval(%struct.t5) align 16, ptr noundef byval(%struct.t6) align 16, ptr noundef, i8 noundef signext) local_unnamed_addr

declare void @f4(ptr noundef) local_unnamed_addr

define internal noundef i64 @b4(i32 noundef %0, i64 %1, ptr noundef readonly byval(%struct.t7) align 8 captures(none) %2, ptr noundef readonly byval(%struct.t8) align 16 captures(none) %3, double noundef %4, ptr noundef readonly byval(%struct.t3) align 16 captures(none) %5, <16 x i8> noundef %6, double noundef %7, ptr noundef readonly byval(%struct.t2) align 8 captures(none) %8) {
  %10 = sext i32 %0 to i64
  %11 = load i64, ptr @sum, align 8
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, 1099511628211
  %14 = lshr i64 %13, 29
  %15 = xor i64 %1, %14
  %16 = xor i64 %15, %13
  %17 = mul i64 %16, 1099511628211
  %18 = lshr i64 %17, 29
  %19 = xor i64 %18, %17
  store i64 %19, ptr @sum, align 8
  %20 = load i64, ptr %2, align 8
  %21 = xor i64 %19, %20
  %22 = mul i64 %21, 1099511628211
  %23 = lshr i64 %22, 29
  %24 = xor i64 %23, %22
  store i64 %24, ptr @sum, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = xor i64 %24, %26
  %28 = mul i64 %27, 1099511628211
  %29 = lshr i64 %28, 29
  %30 = xor i64 %29, %28
  store i64 %30, ptr @sum, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %30, %32
  %34 = mul i64 %33, 1099511628211
  %35 = lshr i64 %34, 29
  %36 = xor i64 %35, %34
  store i64 %36, ptr @sum, align 8
  %37 = load i64, ptr %3, align 16
  %38 = xor i64 %36, %37
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = xor i64 %40, %39
  store i64 %41, ptr @sum, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %43 = load i128, ptr %42, align 16
  %44 = trunc i128 %43 to i64
  %45 = xor i64 %41, %44
  %46 = mul i64 %45, 1099511628211
  %47 = lshr i64 %46, 29
  %48 = lshr i128 %43, 64
  %49 = trunc nuw i128 %48 to i64
  %50 = xor i64 %47, %49
  %51 = xor i64 %50, %46
  %52 = mul i64 %51, 1099511628211
  %53 = lshr i64 %52, 29
  %54 = xor i64 %53, %52
  store i64 %54, ptr @sum, align 8
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %56 = load i64, ptr %55, align 16
  %57 = xor i64 %54, %56
  %58 = mul i64 %57, 1099511628211
  %59 = lshr i64 %58, 29
  %60 = xor i64 %59, %58
  store i64 %60, ptr @sum, align 8
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %62 = load ptr, ptr %61, align 16
  %63 = load i8, ptr %62, align 1
  %64 = sext i8 %63 to i64
  %65 = xor i64 %60, %64
  %66 = mul i64 %65, 1099511628211
  %67 = lshr i64 %66, 29
  %68 = xor i64 %67, %66
  store i64 %68, ptr @sum, align 8
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %70 = load i64, ptr %69, align 8
  %71 = xor i64 %68, %70
  %72 = mul i64 %71, 1099511628211
  %73 = lshr i64 %72, 29
  %74 = bitcast double %4 to i64
  %75 = xor i64 %73, %74
  %76 = xor i64 %75, %72
  %77 = mul i64 %76, 1099511628211
  %78 = lshr i64 %77, 29
  %79 = xor i64 %78, %77
  store i64 %79, ptr @sum, align 8
  %80 = load i64, ptr %5, align 16
  %81 = xor i64 %79, %80
  %82 = mul i64 %81, 1099511628211
  %83 = lshr i64 %82, 29
  %84 = xor i64 %83, %82
  store i64 %84, ptr @sum, align 8
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %86 = load i128, ptr %85, align 16
  %87 = trunc i128 %86 to i64
  %88 = xor i64 %84, %87
  %89 = mul i64 %88, 1099511628211
  %90 = lshr i64 %89, 29
  %91 = lshr i128 %86, 64
  %92 = trunc nuw i128 %91 to i64
  %93 = xor i64 %90, %92
  %94 = xor i64 %93, %89
  %95 = mul i64 %94, 1099511628211
  %96 = lshr i64 %95, 29
  %97 = xor i64 %96, %95
  store i64 %97, ptr @sum, align 8
  %98 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %99 = load i64, ptr %98, align 16
  %100 = xor i64 %97, %99
  %101 = mul i64 %100, 1099511628211
  %102 = lshr i64 %101, 29
  %103 = extractelement <16 x i8> %6, i64 0
  %104 = sext i8 %103 to i64
  %105 = xor i64 %102, %104
  %106 = xor i64 %105, %101
  %107 = mul i64 %106, 1099511628211
  %108 = lshr i64 %107, 29
  %109 = extractelement <16 x i8> %6, i64 1
  %110 = sext i8 %109 to i64
  %111 = xor i64 %108, %110
  %112 = xor i64 %111, %107
  %113 = mul i64 %112, 1099511628211
  %114 = lshr i64 %113, 29
  %115 = extractelement <16 x i8> %6, i64 2
  %116 = sext i8 %115 to i64
  %117 = xor i64 %114, %116
  %118 = xor i64 %117, %113
  %119 = mul i64 %118, 1099511628211
  %120 = lshr i64 %119, 29
  %121 = extractelement <16 x i8> %6, i64 3
  %122 = sext i8 %121 to i64
  %123 = xor i64 %120, %122
  %124 = xor i64 %123, %119
  %125 = mul i64 %124, 1099511628211
  %126 = lshr i64 %125, 29
  %127 = extractelement <16 x i8> %6, i64 4
  %128 = sext i8 %127 to i64
  %129 = xor i64 %126, %128
  %130 = xor i64 %129, %125
  %131 = mul i64 %130, 1099511628211
  %132 = lshr i64 %131, 29
  %133 = extractelement <16 x i8> %6, i64 5
  %134 = sext i8 %133 to i64
  %135 = xor i64 %132, %134
  %136 = xor i64 %135, %131
  %137 = mul i64 %136, 1099511628211
  %138 = lshr i64 %137, 29
  %139 = extractelement <16 x i8> %6, i64 6
  %140 = sext i8 %139 to i64
  %141 = xor i64 %138, %140
  %142 = xor i64 %141, %137
  %143 = mul i64 %142, 1099511628211
  %144 = lshr i64 %143, 29
  %145 = extractelement <16 x i8> %6, i64 7
  %146 = sext i8 %145 to i64
  %147 = xor i64 %144, %146
  %148 = xor i64 %147, %143
  %149 = mul i64 %148, 1099511628211
  %150 = lshr i64 %149, 29
  %151 = extractelement <16 x i8> %6, i64 8
  %152 = sext i8 %151 to i64
  %153 = xor i64 %150, %152
  %154 = xor i64 %153, %149
  %155 = mul i64 %154, 1099511628211
  %156 = lshr i64 %155, 29
  %157 = extractelement <16 x i8> %6, i64 9
  %158 = sext i8 %157 to i64
  %159 = xor i64 %156, %158
  %160 = xor i64 %159, %155
  %161 = mul i64 %160, 1099511628211
  %162 = lshr i64 %161, 29
  %163 = extractelement <16 x i8> %6, i64 10
  %164 = sext i8 %163 to i64
  %165 = xor i64 %162, %164
  %166 = xor i64 %165, %161
  %167 = mul i64 %166, 1099511628211
  %168 = lshr i64 %167, 29
  %169 = extractelement <16 x i8> %6, i64 11
  %170 = sext i8 %169 to i64
  %171 = xor i64 %168, %170
  %172 = xor i64 %171, %167
  %173 = mul i64 %172, 1099511628211
  %174 = lshr i64 %173, 29
  %175 = extractelement <16 x i8> %6, i64 12
  %176 = sext i8 %175 to i64
  %177 = xor i64 %174, %176
  %178 = xor i64 %177, %173
  %179 = mul i64 %178, 1099511628211
  %180 = lshr i64 %179, 29
  %181 = extractelement <16 x i8> %6, i64 13
  %182 = sext i8 %181 to i64
  %183 = xor i64 %180, %182
  %184 = xor i64 %183, %179
  %185 = mul i64 %184, 1099511628211
  %186 = lshr i64 %185, 29
  %187 = extractelement <16 x i8> %6, i64 14
  %188 = sext i8 %187 to i64
  %189 = xor i64 %186, %188
  %190 = xor i64 %189, %185
  %191 = mul i64 %190, 1099511628211
  %192 = lshr i64 %191, 29
  %193 = extractelement <16 x i8> %6, i64 15
  %194 = sext i8 %193 to i64
  %195 = xor i64 %192, %194
  %196 = xor i64 %195, %191
  %197 = mul i64 %196, 1099511628211
  %198 = lshr i64 %197, 29
  %199 = bitcast double %7 to i64
  %200 = xor i64 %198, %199
  %201 = xor i64 %200, %197
  %202 = mul i64 %201, 1099511628211
  %203 = lshr i64 %202, 29
  %204 = xor i64 %203, %202
  store i64 %204, ptr @sum, align 8
  %205 = load ptr, ptr %8, align 8
  %206 = load i8, ptr %205, align 1
  %207 = sext i8 %206 to i64
  %208 = xor i64 %204, %207
  %209 = mul i64 %208, 1099511628211
  %210 = lshr i64 %209, 29
  %211 = xor i64 %210, %209
  store i64 %211, ptr @sum, align 8
  %212 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %213 = load i32, ptr %212, align 8
  %214 = zext i32 %213 to i64
  %215 = xor i64 %211, %214
  %216 = mul i64 %215, 1099511628211
  %217 = lshr i64 %216, 29
  %218 = xor i64 %217, %216
  store i64 %218, ptr @sum, align 8
  %219 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %220 = load i32, ptr %219, align 8
  %221 = zext i32 %220 to i64
  %222 = xor i64 %218, %221
  %223 = mul i64 %222, 1099511628211
  %224 = lshr i64 %223, 29
  %225 = xor i64 %224, %223
  store i64 %225, ptr @sum, align 8
  %226 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %227 = load i32, ptr %226, align 4
  %228 = zext i32 %227 to i64
  %229 = xor i64 %225, %228
  %230 = mul i64 %229, 1099511628211
  %231 = lshr i64 %230, 29
  %232 = xor i64 %231, %230
  store i64 %232, ptr @sum, align 8
  %233 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %234 = load i32, ptr %233, align 8
  %235 = zext i32 %234 to i64
  %236 = xor i64 %232, %235
  %237 = mul i64 %236, 1099511628211
  %238 = lshr i64 %237, 29
  %239 = xor i64 %238, %237
  store i64 %239, ptr @sum, align 8
  %240 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %241 = load i32, ptr %240, align 4
  %242 = zext i32 %241 to i64
  %243 = xor i64 %239, %242
  %244 = mul i64 %243, 1099511628211
  %245 = lshr i64 %244, 29
  %246 = xor i64 %245, %244
  store i64 %246, ptr @sum, align 8
  %247 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %248 = load i32, ptr %247, align 8
  %249 = zext i32 %248 to i64
  %250 = xor i64 %246, %249
  %251 = mul i64 %250, 1099511628211
  %252 = lshr i64 %251, 29
  %253 = xor i64 %252, %251
  store i64 %253, ptr @sum, align 8
  %254 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %255 = load i64, ptr %254, align 4
  %256 = xor i64 %253, %255
  %257 = mul i64 %256, 1099511628211
  %258 = lshr i64 %257, 29
  %259 = xor i64 %258, %257
  store i64 %259, ptr @sum, align 8
  ret i64 3287846678686849220
}

declare { float, double } @f5(float noundef, ptr noundef byval(%struct.t8) align 16, i16 noundef signext, float, double) local_unnamed_addr

