; What clang 22 makes at -O0 of a C program with integers of up to 1024 bits (bitint.c beside this file).
; covers: 4-46
; exit: 17
; stdout: "150! 57133839564458545904789328652610540031895535786011264182548375833179829124845398393126574488675311145377107878746854204162666250198684504466355949195922066574942592095735778929325357290444962472405416790722118445437122269675520000000000000000000000000000000000000\n2^255-19 7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed\nfermat 0000000000000000000000000000000000000000000000000000000000000001\npow 3b62e66d29506d8b00f2640821913c54344233c23b1b7ca4d497cb0083629939\nsqrt 00000000000000000000000000000000ffffffffffffffffffffffffffffffff\nsum fffffff014000000 0 1\nsizes 24 72 32\nquotient fffffffffffbce42eaed8d298e5c869afcd1317fce6c12fcebee9534c1af1401\nremainder fffffffffffffffffffffffffffffffffffffffffffffffffffffffffff65184\nshifted fffffffffffffffffffffffffffffffbffffffffffffffffffffffffffffffff\n1 -1\n1 -1\n-1 1\n1 -1\n1.606938e+60 -1.725437e+69 90144044865679042855068237824\ndouble fffffdd39e7bdb35526000000000000000000000000000000000000000000000\nnot fffffffffffffeffffffffffedcba9876543210fffffffffffffffffffffffff\nhash 5f25bbb9890f2bb34f7120dd0c4e5869c8bdf29a2c58e29b1f714895dd7b0bc1\n"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type <{ i8, [7 x i8], [24 x i8], i256, i8, [7 x i8] }>

@.str = private unnamed_addr constant [5 x i8] c"150!\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"2^255-19\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"fermat\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"pow\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"sqrt\00", align 1
@__const.main.m = private unnamed_addr constant %struct.mixed <{ i8 3, [7 x i8] zeroinitializer, [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\F0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF", i256 6189700196426901374495621120, i8 -60, [7 x i8] zeroinitializer }>, align 8
@.str.5 = private unnamed_addr constant [18 x i8] c"sum %llx %llx %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"sizes %zu %zu %zu\0A\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"quotient\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"remainder\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"shifted\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@bits = internal global [4 x i256] [i256 1, i256 1606938044258990275541962092341162602522202993782792835301376, i256 -1, i256 103929005321308650603356278526476633572397547520], align 16
@.str.11 = private unnamed_addr constant [16 x i8] c"%.6e %.6e %.0f\0A\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"not\00", align 1
@.str.14 = private unnamed_addr constant [14 x i8] c"wide integers\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"hash\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1
@.str.17 = private unnamed_addr constant [33 x i8] c"%s %016llx%016llx%016llx%016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i1024, align 8
  %3 = alloca i1024, align 8
  %4 = alloca i256, align 8
  %5 = alloca i256, align 8
  %6 = alloca i256, align 8
  %7 = alloca i256, align 8
  %8 = alloca i256, align 8
  %9 = alloca i256, align 8
  %10 = alloca i256, align 8
  %11 = alloca i256, align 8
  %12 = alloca i256, align 8
  %13 = alloca i256, align 8
  %14 = alloca i256, align 8
  %15 = alloca i256, align 8
  %16 = alloca i256, align 8
  %17 = alloca i256, align 8
  %18 = alloca i256, align 8
  %19 = alloca %struct.mixed, align 8
  %20 = alloca [24 x i8], align 8
  %21 = alloca [24 x i8], align 8
  %22 = alloca [24 x i8], align 8
  %23 = alloca i256, align 8
  %24 = alloca i256, align 8
  %25 = alloca i256, align 8
  %26 = alloca i256, align 8
  %27 = alloca i32, align 4
  %28 = alloca i256, align 8
  %29 = alloca i256, align 8
  %30 = alloca i256, align 8
  %31 = alloca i256, align 8
  %32 = alloca i256, align 8
  %33 = alloca ptr, align 8
  %34 = alloca i256, align 8
  store i32 0, ptr %1, align 4
  call void @factorial(ptr dead_on_unwind writable sret(i1024) align 8 %2, i32 noundef 150)
  %35 = load i1024, ptr %2, align 8
  store i1024 %35, ptr %3, align 8
  call void @decimal(ptr noundef @.str, ptr noundef byval(i1024) align 8 %3)
  store i256 57896044618658097711785492504343953926634992332820282019728792003956564819949, ptr %4, align 8
  call void @show(ptr noundef @.str.1, ptr noundef byval(i256) align 8 %4)
  store i256 57896044618658097711785492504343953926634992332820282019728792003956564819949, ptr %5, align 8
  %36 = load i256, ptr %5, align 8
  %37 = sub i256 %36, 1
  %38 = load i256, ptr %5, align 8
  store i256 7, ptr %7, align 8
  store i256 %37, ptr %8, align 8
  store i256 %38, ptr %9, align 8
  call void @modpow(ptr dead_on_unwind writable sret(i256) align 8 %6, ptr noundef byval(i256) align 8 %7, ptr noundef byval(i256) align 8 %8, ptr noundef byval(i256) align 8 %9)
  %39 = load i256, ptr %6, align 8
  store i256 %39, ptr %10, align 8
  call void @show(ptr noundef @.str.2, ptr noundef byval(i256) align 8 %10)
  %40 = load i256, ptr %5, align 8
  store i256 3, ptr %12, align 8
  store i256 1000, ptr %13, align 8
  store i256 %40, ptr %14, align 8
  call void @modpow(ptr dead_on_unwind writable sret(i256) align 8 %11, ptr noundef byval(i256) align 8 %12, ptr noundef byval(i256) align 8 %13, ptr noundef byval(i256) align 8 %14)
  %41 = load i256, ptr %11, align 8
  store i256 %41, ptr %15, align 8
  call void @show(ptr noundef @.str.3, ptr noundef byval(i256) align 8 %15)
  store i256 -1, ptr %17, align 8
  call void @isqrt(ptr dead_on_unwind writable sret(i256) align 8 %16, ptr noundef byval(i256) align 8 %17)
  %42 = load i256, ptr %16, align 8
  store i256 %42, ptr %18, align 8
  call void @show(ptr noundef @.str.4, ptr noundef byval(i256) align 8 %18)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 @__const.main.m, i64 72, i1 false)
  store i192 57, ptr %22, align 8
  call void @sum(ptr dead_on_unwind writable sret([24 x i8]) align 8 %21, ptr noundef byval(%struct.mixed) align 8 %19, ptr noundef byval([24 x i8]) align 8 %22)
  %43 = load i192, ptr %21, align 8
  %44 = trunc i192 %43 to i129
  %45 = sext i129 %44 to i192
  store i192 %45, ptr %20, align 8
  %46 = load i192, ptr %20, align 8
  %47 = trunc i192 %46 to i129
  %48 = ashr i129 %47, 64
  %49 = trunc i129 %48 to i64
  %50 = load i192, ptr %20, align 8
  %51 = trunc i192 %50 to i129
  %52 = trunc i129 %51 to i64
  %53 = load i192, ptr %20, align 8
  %54 = trunc i192 %53 to i129
  %55 = icmp slt i129 %54, 0
  %56 = zext i1 %55 to i32
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i64 noundef %49, i64 noundef %52, i32 noundef %56)
  %58 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i64 noundef 24, i64 noundef 72, i64 noundef 32)
  store i256 -1725436586697640946858688965569256363112777243042596638790631055962169, ptr %23, align 8
  %59 = load i256, ptr %23, align 8
  %60 = sdiv i256 %59, 1000003
  store i256 %60, ptr %24, align 8
  call void @show(ptr noundef @.str.7, ptr noundef byval(i256) align 8 %24)
  %61 = load i256, ptr %23, align 8
  %62 = srem i256 %61, 1000003
  store i256 %62, ptr %25, align 8
  call void @show(ptr noundef @.str.8, ptr noundef byval(i256) align 8 %25)
  %63 = load i256, ptr %23, align 8
  %64 = ashr i256 %63, 100
  store i256 %64, ptr %26, align 8
  call void @show(ptr noundef @.str.9, ptr noundef byval(i256) align 8 %26)
  store i32 0, ptr %27, align 4
  br label %65

65:                                               ; preds = %81, %0
  %66 = load i32, ptr %27, align 4
  %67 = icmp slt i32 %66, 4
  br i1 %67, label %68, label %84

68:                                               ; preds = %65
  %69 = load i32, ptr %27, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x i256], ptr @bits, i64 0, i64 %70
  %72 = load i256, ptr %71, align 16
  store i256 %72, ptr %28, align 8
  %73 = call i32 @classify(ptr noundef byval(i256) align 8 %28)
  %74 = load i32, ptr %27, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i256], ptr @bits, i64 0, i64 %75
  %77 = load i256, ptr %76, align 16
  %78 = sub nsw i256 0, %77
  store i256 %78, ptr %29, align 8
  %79 = call i32 @classify(ptr noundef byval(i256) align 8 %29)
  %80 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %73, i32 noundef %79)
  br label %81

81:                                               ; preds = %68
  %82 = load i32, ptr %27, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %27, align 4
  br label %65, !llvm.loop !5

84:                                               ; preds = %65
  %85 = load i256, ptr getelementptr inbounds ([4 x i256], ptr @bits, i64 0, i64 1), align 16
  %86 = uitofp i256 %85 to double
  %87 = load i256, ptr %23, align 8
  %88 = sitofp i256 %87 to double
  %89 = load i256, ptr getelementptr inbounds ([4 x i256], ptr @bits, i64 0, i64 3), align 16
  %90 = lshr i256 %89, 60
  %91 = uitofp i256 %90 to float
  %92 = fpext float %91 to double
  %93 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, double noundef %86, double noundef %88, double noundef %92)
  store i256 -14999999999999998789228234424105239354855075419234053904664469056782336, ptr %30, align 8
  call void @show(ptr noundef @.str.12, ptr noundef byval(i256) align 8 %30)
  %94 = load i256, ptr getelementptr inbounds ([4 x i256], ptr @bits, i64 0, i64 3), align 16
  %95 = xor i256 %94, -1
  %96 = load i256, ptr getelementptr inbounds ([4 x i256], ptr @bits, i64 0, i64 1), align 16
  %97 = xor i256 %95, %96
  store i256 %97, ptr %31, align 8
  call void @show(ptr noundef @.str.13, ptr noundef byval(i256) align 8 %31)
  store i256 14695981039346656037, ptr %32, align 8
  store ptr @.str.14, ptr %33, align 8
  br label %98

98:                                               ; preds = %109, %84
  %99 = load ptr, ptr %33, align 8
  %100 = load i8, ptr %99, align 1
  %101 = icmp ne i8 %100, 0
  br i1 %101, label %102, label %112

102:                                              ; preds = %98
  %103 = load i256, ptr %32, align 8
  %104 = load ptr, ptr %33, align 8
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i256
  %107 = xor i256 %103, %106
  %108 = mul i256 %107, 374144419156711147060143317175368453031918731002211
  store i256 %108, ptr %32, align 8
  br label %109

109:                                              ; preds = %102
  %110 = load ptr, ptr %33, align 8
  %111 = getelementptr inbounds nuw i8, ptr %110, i32 1
  store ptr %111, ptr %33, align 8
  br label %98, !llvm.loop !7

112:                                              ; preds = %98
  %113 = load i256, ptr %32, align 8
  store i256 %113, ptr %34, align 8
  call void @show(ptr noundef @.str.15, ptr noundef byval(i256) align 8 %34)
  %114 = load i256, ptr %32, align 8
  %115 = urem i256 %114, 100
  %116 = trunc i256 %115 to i32
  ret i32 %116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @decimal(ptr noundef %0, ptr noundef byval(i1024) align 8 %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i1024, align 8
  %5 = alloca [320 x i8], align 16
  %6 = alloca i32, align 4
  %7 = load i1024, ptr %1, align 8
  store ptr %0, ptr %3, align 8
  store i1024 %7, ptr %4, align 8
  store i32 320, ptr %6, align 4
  %8 = load i32, ptr %6, align 4
  %9 = add nsw i32 %8, -1
  store i32 %9, ptr %6, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [320 x i8], ptr %5, i64 0, i64 %10
  store i8 0, ptr %11, align 1
  br label %12

12:                                               ; preds = %24, %2
  %13 = load i1024, ptr %4, align 8
  %14 = urem i1024 %13, 10
  %15 = trunc i1024 %14 to i32
  %16 = add nsw i32 48, %15
  %17 = trunc i32 %16 to i8
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [320 x i8], ptr %5, i64 0, i64 %20
  store i8 %17, ptr %21, align 1
  %22 = load i1024, ptr %4, align 8
  %23 = udiv i1024 %22, 10
  store i1024 %23, ptr %4, align 8
  br label %24

24:                                               ; preds = %12
  %25 = load i1024, ptr %4, align 8
  %26 = icmp ne i1024 %25, 0
  br i1 %26, label %12, label %27, !llvm.loop !8

27:                                               ; preds = %24
  %28 = load ptr, ptr %3, align 8
  %29 = getelementptr inbounds [320 x i8], ptr %5, i64 0, i64 0
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %29, i64 %31
  %33 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, ptr noundef %28, ptr noundef %32)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @factorial(ptr dead_on_unwind noalias writable sret(i1024) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i1024, align 8
  %5 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  store i1024 1, ptr %4, align 8
  store i32 2, ptr %5, align 4
  br label %6

6:                                                ; preds = %15, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp ule i32 %7, %8
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i1024
  %13 = load i1024, ptr %4, align 8
  %14 = mul i1024 %13, %12
  store i1024 %14, ptr %4, align 8
  br label %15

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4
  %17 = add i32 %16, 1
  store i32 %17, ptr %5, align 4
  br label %6, !llvm.loop !9

18:                                               ; preds = %6
  %19 = load i1024, ptr %4, align 8
  store i1024 %19, ptr %0, align 8
  %20 = load i1024, ptr %0, align 8
  store i1024 %20, ptr %0, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @show(ptr noundef %0, ptr noundef byval(i256) align 8 %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i256, align 8
  %5 = load i256, ptr %1, align 8
  store ptr %0, ptr %3, align 8
  store i256 %5, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = load i256, ptr %4, align 8
  %8 = lshr i256 %7, 192
  %9 = trunc i256 %8 to i64
  %10 = load i256, ptr %4, align 8
  %11 = lshr i256 %10, 128
  %12 = trunc i256 %11 to i64
  %13 = load i256, ptr %4, align 8
  %14 = lshr i256 %13, 64
  %15 = trunc i256 %14 to i64
  %16 = load i256, ptr %4, align 8
  %17 = trunc i256 %16 to i64
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, ptr noundef %6, i64 noundef %9, i64 noundef %12, i64 noundef %15, i64 noundef %17)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @modpow(ptr dead_on_unwind noalias writable sret(i256) align 8 %0, ptr noundef byval(i256) align 8 %1, ptr noundef byval(i256) align 8 %2, ptr noundef byval(i256) align 8 %3) #0 {
  %5 = alloca i256, align 8
  %6 = alloca i256, align 8
  %7 = alloca i256, align 8
  %8 = alloca i512, align 8
  %9 = alloca i512, align 8
  %10 = load i256, ptr %1, align 8
  %11 = load i256, ptr %2, align 8
  %12 = load i256, ptr %3, align 8
  store i256 %10, ptr %5, align 8
  store i256 %11, ptr %6, align 8
  store i256 %12, ptr %7, align 8
  store i512 1, ptr %8, align 8
  %13 = load i256, ptr %5, align 8
  %14 = load i256, ptr %7, align 8
  %15 = urem i256 %13, %14
  %16 = zext i256 %15 to i512
  store i512 %16, ptr %9, align 8
  br label %17

17:                                               ; preds = %38, %4
  %18 = load i256, ptr %6, align 8
  %19 = icmp ne i256 %18, 0
  br i1 %19, label %20, label %41

20:                                               ; preds = %17
  %21 = load i256, ptr %6, align 8
  %22 = and i256 %21, 1
  %23 = icmp ne i256 %22, 0
  br i1 %23, label %24, label %31

24:                                               ; preds = %20
  %25 = load i512, ptr %8, align 8
  %26 = load i512, ptr %9, align 8
  %27 = mul i512 %25, %26
  %28 = load i256, ptr %7, align 8
  %29 = zext i256 %28 to i512
  %30 = urem i512 %27, %29
  store i512 %30, ptr %8, align 8
  br label %31

31:                                               ; preds = %24, %20
  %32 = load i512, ptr %9, align 8
  %33 = load i512, ptr %9, align 8
  %34 = mul i512 %32, %33
  %35 = load i256, ptr %7, align 8
  %36 = zext i256 %35 to i512
  %37 = urem i512 %34, %36
  store i512 %37, ptr %9, align 8
  br label %38

38:                                               ; preds = %31
  %39 = load i256, ptr %6, align 8
  %40 = lshr i256 %39, 1
  store i256 %40, ptr %6, align 8
  br label %17, !llvm.loop !10

41:                                               ; preds = %17
  %42 = load i512, ptr %8, align 8
  %43 = trunc i512 %42 to i256
  store i256 %43, ptr %0, align 8
  %44 = load i256, ptr %0, align 8
  store i256 %44, ptr %0, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @isqrt(ptr dead_on_unwind noalias writable sret(i256) align 8 %0, ptr noundef byval(i256) align 8 %1) #0 {
  %3 = alloca i256, align 8
  %4 = alloca i256, align 8
  %5 = alloca i32, align 4
  %6 = alloca i256, align 8
  %7 = load i256, ptr %1, align 8
  store i256 %7, ptr %3, align 8
  store i256 0, ptr %4, align 8
  store i32 127, ptr %5, align 4
  br label %8

8:                                                ; preds = %25, %2
  %9 = load i32, ptr %5, align 4
  %10 = icmp sge i32 %9, 0
  br i1 %10, label %11, label %28

11:                                               ; preds = %8
  %12 = load i256, ptr %4, align 8
  %13 = load i32, ptr %5, align 4
  %14 = zext i32 %13 to i256
  %15 = shl i256 1, %14
  %16 = or i256 %12, %15
  store i256 %16, ptr %6, align 8
  %17 = load i256, ptr %6, align 8
  %18 = load i256, ptr %6, align 8
  %19 = mul i256 %17, %18
  %20 = load i256, ptr %3, align 8
  %21 = icmp ule i256 %19, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %11
  %23 = load i256, ptr %6, align 8
  store i256 %23, ptr %4, align 8
  br label %24

24:                                               ; preds = %22, %11
  br label %25

25:                                               ; preds = %24
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr %5, align 4
  br label %8, !llvm.loop !11

28:                                               ; preds = %8
  %29 = load i256, ptr %4, align 8
  store i256 %29, ptr %0, align 8
  %30 = load i256, ptr %0, align 8
  store i256 %30, ptr %0, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sum(ptr dead_on_unwind noalias writable sret([24 x i8]) align 8 %0, ptr noundef byval(%struct.mixed) align 8 %1, ptr noundef byval([24 x i8]) align 8 %2) #0 {
  %4 = alloca [24 x i8], align 8
  %5 = load i192, ptr %2, align 8
  %6 = trunc i192 %5 to i129
  %7 = sext i129 %6 to i192
  store i192 %7, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.mixed, ptr %1, i32 0, i32 2
  %9 = load i192, ptr %8, align 8
  %10 = trunc i192 %9 to i129
  %11 = getelementptr inbounds nuw %struct.mixed, ptr %1, i32 0, i32 3
  %12 = load i256, ptr %11, align 8
  %13 = trunc i256 %12 to i200
  %14 = trunc i200 %13 to i129
  %15 = add nsw i129 %10, %14
  %16 = getelementptr inbounds nuw %struct.mixed, ptr %1, i32 0, i32 4
  %17 = load i8, ptr %16, align 8
  %18 = trunc i8 %17 to i7
  %19 = sext i7 %18 to i129
  %20 = add nsw i129 %15, %19
  %21 = getelementptr inbounds nuw %struct.mixed, ptr %1, i32 0, i32 0
  %22 = load i8, ptr %21, align 8
  %23 = sext i8 %22 to i129
  %24 = add nsw i129 %20, %23
  %25 = load i192, ptr %4, align 8
  %26 = trunc i192 %25 to i129
  %27 = add nsw i129 %24, %26
  %28 = sext i129 %27 to i192
  store i192 %28, ptr %0, align 8
  %29 = load i192, ptr %0, align 8
  %30 = trunc i192 %29 to i129
  %31 = sext i129 %30 to i192
  store i192 %31, ptr %0, align 8
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(ptr noundef byval(i256) align 8 %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i256, align 8
  %4 = load i256, ptr %0, align 8
  store i256 %4, ptr %3, align 8
  %5 = load i256, ptr %3, align 8
  %6 = icmp slt i256 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load i256, ptr %3, align 8
  %9 = icmp slt i256 %8, -1606938044258990275541962092341162602522202993782792835301376
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 -2, i32 -1
  store i32 %11, ptr %2, align 4
  br label %23

12:                                               ; preds = %1
  %13 = load i256, ptr %3, align 8
  %14 = icmp eq i256 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  br label %21

16:                                               ; preds = %12
  %17 = load i256, ptr %3, align 8
  %18 = icmp sgt i256 %17, 1606938044258990275541962092341162602522202993782792835301376
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, i32 2, i32 1
  br label %21

21:                                               ; preds = %16, %15
  %22 = phi i32 [ 0, %15 ], [ %20, %16 ]
  store i32 %22, ptr %2, align 4
  br label %23

23:                                               ; preds = %21, %7
  %24 = load i32, ptr %2, align 4
  ret i32 %24
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
