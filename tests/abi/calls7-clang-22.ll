target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.t0 = type { [2 x ptr], [2 x double] }

@.str = private unnamed_addr constant [18 x i8] c"f0 %016lx %016lx\0A\00", align 1
@sum = internal unnamed_addr global i64 0, align 8
@.str.1 = private unnamed_addr constant [18 x i8] c"f1 %016lx %016lx\0A\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"f2 %016lx %016lx\0A\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"f3 %016lx %016lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"f4 %016lx %016lx\0A\00", align 1
@.str.5 = private unnamed_addr constant [18 x i8] c"f5 %016lx %016lx\0A\00", align 1

define dso_local noundef i32 @main() local_unnamed_addr {
  %1 = alloca %struct.t0, align 32
  tail call void @f0(ptr noundef nonnull @b0)
  %2 = tail call i64 @take()
  %3 = load i64, ptr @sum, align 8
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %2, i64 noundef %3)
  tail call void @f1(ptr noundef nonnull @b1)
  %5 = tail call i64 @take()
  %6 = load i64, ptr @sum, align 8
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %5, i64 noundef %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store ptr inttoptr (i64 64098101291721 to ptr), ptr %1, align 32
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr inttoptr (i64 4484884385934 to ptr), ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double 2.355000e+02, ptr %9, align 16
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store double 2.930000e+02, ptr %10, align 8
  tail call void (double, double, i32, ...) @f2(double noundef 9.175000e+01, double noundef 0x432200004391B000, i32 noundef -1, <4 x i32> noundef <i32 -1, i32 -2147483648, i32 -895429167, i32 -2147483648>, i32 noundef 0, ptr noundef nonnull byval(%struct.t0) align 32 %1, double noundef -3.803750e+02, i64 888686870219724797, i64 269, double noundef -1.595000e+02, i64 noundef -1, ptr noundef nonnull inttoptr (i64 14814498108113 to ptr), i32 noundef 1675072249)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  %11 = tail call i64 @take()
  %12 = load i64, ptr @sum, align 8
  %13 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %11, i64 noundef %12)
  tail call void @f3(ptr noundef nonnull @b3)
  %14 = tail call i64 @take()
  %15 = load i64, ptr @sum, align 8
  %16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %14, i64 noundef %15)
  tail call void @f4(ptr noundef nonnull @b4)
  %17 = tail call i64 @take()
  %18 = load i64, ptr @sum, align 8
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %17, i64 noundef %18)
  tail call void @f5(ptr noundef nonnull @b5)
  %20 = tail call i64 @take()
  %21 = load i64, ptr @sum, align 8
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %20, i64 noundef %21)
  ret i32 0
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr

declare i64 @take() local_unnamed_addr

declare void @f0(ptr noundef) local_unnamed_addr

define internal void @b0(ptr dead_on_unwind noalias writable writeonly sret(%struct.t0) align 32 captures(none) initializes((0, 32)) %0, i8 noundef signext %1, double noundef %2, ptr noundef readonly byval(%struct.t0) align 32 captures(none) %3, ptr noundef readonly byval(%struct.t0) align 32 captures(none) %4) {
  %6 = sext i8 %1 to i64
  %7 = load i64, ptr @sum, align 8
  %8 = xor i64 %7, %6
  %9 = mul i64 %8, 1099511628211
  %10 = lshr i64 %9, 29
  %11 = bitcast double %2 to <2 x i32>
  %12 = extractelement <2 x i32> %11, i64 0
  %13 = zext i32 %12 to i64
  %14 = xor i64 %10, %13
  %15 = xor i64 %14, %9
  %16 = mul i64 %15, 1099511628211
  %17 = lshr i64 %16, 29
  %18 = bitcast double %2 to <2 x i32>
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = zext i32 %19 to i64
  %21 = xor i64 %17, %20
  %22 = xor i64 %21, %16
  %23 = mul i64 %22, 1099511628211
  %24 = lshr i64 %23, 29
  %25 = xor i64 %24, %23
  store i64 %25, ptr @sum, align 8
  %26 = load ptr, ptr %3, align 32
  %27 = ptrtoint ptr %26 to i64
  %28 = xor i64 %25, %27
  %29 = mul i64 %28, 1099511628211
  %30 = lshr i64 %29, 29
  %31 = xor i64 %30, %29
  store i64 %31, ptr @sum, align 8
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = ptrtoint ptr %33 to i64
  %35 = xor i64 %31, %34
  %36 = mul i64 %35, 1099511628211
  %37 = lshr i64 %36, 29
  %38 = xor i64 %37, %36
  store i64 %38, ptr @sum, align 8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %40 = load i64, ptr %39, align 16
  %41 = xor i64 %38, %40
  %42 = mul i64 %41, 1099511628211
  %43 = lshr i64 %42, 29
  %44 = xor i64 %43, %42
  store i64 %44, ptr @sum, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %44, %46
  %48 = mul i64 %47, 1099511628211
  %49 = lshr i64 %48, 29
  %50 = xor i64 %49, %48
  store i64 %50, ptr @sum, align 8
  %51 = load ptr, ptr %4, align 32
  %52 = ptrtoint ptr %51 to i64
  %53 = xor i64 %50, %52
  %54 = mul i64 %53, 1099511628211
  %55 = lshr i64 %54, 29
  %56 = xor i64 %55, %54
  store i64 %56, ptr @sum, align 8
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = ptrtoint ptr %58 to i64
  %60 = xor i64 %56, %59
  %61 = mul i64 %60, 1099511628211
  %62 = lshr i64 %61, 29
  %63 = xor i64 %62, %61
  store i64 %63, ptr @sum, align 8
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %65 = load i64, ptr %64, align 16
  %66 = xor i64 %63, %65
  %67 = mul i64 %66, 1099511628211
  %68 = lshr i64 %67, 29
  %69 = xor i64 %68, %67
  store i64 %69, ptr @sum, align 8
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = xor i64 %69, %71
  %73 = mul i64 %72, 1099511628211
  %74 = lshr i64 %73, 29
  %75 = xor i64 %74, %73
  store i64 %75, ptr @sum, align 8
  store ptr inttoptr (i64 67012016372975 to ptr), ptr %0, align 32
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr inttoptr (i64 16714086784333 to ptr), ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double -2.636250e+02, ptr %77, align 16
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double 2.512500e+01, ptr %78, align 8
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @f1(ptr noundef) local_unnamed_addr

define internal { i64, i64 } @b1() {
  ret { i64, i64 } { i64 70368744179715, i64 -8397323940342530048 }
}

declare void @f2(double noundef, double noundef, i32 noundef, ...) local_unnamed_addr

declare void @f3(ptr noundef) local_unnamed_addr

define internal noundef zeroext i8 @b3() {
  ret i8 -128
}

declare void @f4(ptr noundef) local_unnamed_addr

define internal void @b4(i8 %0, ptr noundef readonly byval(%struct.t0) align 32 captures(none) %1, i8 noundef signext %2, double noundef %3, i64 noundef %4) {
  %6 = sext i8 %0 to i64
  %7 = load i64, ptr @sum, align 8
  %8 = xor i64 %7, %6
  %9 = mul i64 %8, 1099511628211
  %10 = lshr i64 %9, 29
  %11 = xor i64 %10, %9
  store i64 %11, ptr @sum, align 8
  %12 = load ptr, ptr %1, align 32
  %13 = ptrtoint ptr %12 to i64
  %14 = xor i64 %11, %13
  %15 = mul i64 %14, 1099511628211
  %16 = lshr i64 %15, 29
  %17 = xor i64 %16, %15
  store i64 %17, ptr @sum, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = xor i64 %17, %20
  %22 = mul i64 %21, 1099511628211
  %23 = lshr i64 %22, 29
  %24 = xor i64 %23, %22
  store i64 %24, ptr @sum, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %26 = load i64, ptr %25, align 16
  %27 = xor i64 %24, %26
  %28 = mul i64 %27, 1099511628211
  %29 = lshr i64 %28, 29
  %30 = xor i64 %29, %28
  store i64 %30, ptr @sum, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %30, %32
  %34 = mul i64 %33, 1099511628211
  %35 = lshr i64 %34, 29
  %36 = sext i8 %2 to i64
  %37 = xor i64 %35, %36
  %38 = xor i64 %37, %34
  %39 = mul i64 %38, 1099511628211
  %40 = lshr i64 %39, 29
  %41 = bitcast double %3 to i64
  %42 = xor i64 %40, %41
  %43 = xor i64 %42, %39
  %44 = mul i64 %43, 1099511628211
  %45 = lshr i64 %44, 29
  %46 = xor i64 %4, %45
  %47 = xor i64 %46, %44
  %48 = mul i64 %47, 1099511628211
  %49 = lshr i64 %48, 29
  %50 = xor i64 %49, %48
  store i64 %50, ptr @sum, align 8
  ret void
}

declare void @f5(ptr noundef) local_unnamed_addr

define internal noundef i32 @b5() {
  ret i32 0
}

