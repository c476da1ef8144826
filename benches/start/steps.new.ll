; What clang 22 makes of steps.c without optimizing: one of the programs that `make-order` follows.
; ModuleID = 'steps.c'
source_filename = "steps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i64, double }

@__const.main.p = private unnamed_addr constant { i32, [4 x i8], i64, double } { i32 1, [4 x i8] zeroinitializer, i64 2, double 5.000000e-01 }, align 8
@table = internal global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 4], align 16
@.str = private unnamed_addr constant [7 x i8] c"%u %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [21 x i8] c"%d %ld %f %u %zu %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"a word\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"many\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.point, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.p, i64 24, i1 false)
  %9 = call noalias ptr @malloc(i64 noundef 24) #7
  store ptr %9, ptr %7, align 8
  call void @sort(ptr noundef @table, i32 noundef 8)
  %10 = load i32, ptr @table, align 16
  %11 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 0
  %12 = load i32, ptr %11, align 8
  %13 = add nsw i32 %10, %12
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds nuw %struct.point, ptr %14, i32 0, i32 0
  store i32 %13, ptr %15, align 8
  %16 = call i64 @gcd(i64 noundef 1071, i64 noundef 462)
  %17 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = sub nsw i64 %16, %18
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds nuw %struct.point, ptr %20, i32 0, i32 1
  store i64 %19, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2
  %23 = load double, ptr %22, align 8
  %24 = load ptr, ptr %7, align 8
  %25 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = sitofp i32 %26 to double
  %28 = fdiv double %27, 2.000000e+00
  %29 = call double @llvm.fmuladd.f64(double %23, double 3.000000e+00, double %28)
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds nuw %struct.point, ptr %30, i32 0, i32 2
  store double %29, ptr %31, align 8
  store i32 2, ptr %8, align 4
  br label %32

32:                                               ; preds = %48, %2
  %33 = load i32, ptr %8, align 4
  %34 = icmp ule i32 %33, 20
  br i1 %34, label %35, label %51

35:                                               ; preds = %32
  %36 = load i32, ptr %8, align 4
  %37 = urem i32 %36, 2
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %47

39:                                               ; preds = %35
  %40 = load i32, ptr %8, align 4
  %41 = icmp ugt i32 %40, 15
  br i1 %41, label %47, label %42

42:                                               ; preds = %39
  %43 = load i32, ptr %8, align 4
  %44 = load i32, ptr %8, align 4
  %45 = call ptr @kind(i32 noundef %44)
  %46 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %43, ptr noundef %45)
  br label %47

47:                                               ; preds = %42, %39, %35
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %8, align 4
  %50 = add i32 %49, 3
  store i32 %50, ptr %8, align 4
  br label %32, !llvm.loop !6

51:                                               ; preds = %32
  %52 = load ptr, ptr %7, align 8
  %53 = getelementptr inbounds nuw %struct.point, ptr %52, i32 0, i32 0
  %54 = load i32, ptr %53, align 8
  %55 = load ptr, ptr %7, align 8
  %56 = getelementptr inbounds nuw %struct.point, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = getelementptr inbounds nuw %struct.point, ptr %58, i32 0, i32 2
  %60 = load double, ptr %59, align 8
  %61 = call i32 @hash(ptr noundef @.str.2)
  %62 = load ptr, ptr %5, align 8
  %63 = getelementptr inbounds ptr, ptr %62, i64 0
  %64 = load ptr, ptr %63, align 8
  %65 = call i64 @strlen(ptr noundef %64) #8
  %66 = icmp ugt i64 %65, 0
  %67 = zext i1 %66 to i64
  %68 = select i1 %66, i64 24, i64 0
  %69 = load i32, ptr %4, align 4
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %54, i64 noundef %57, double noundef %60, i32 noundef %61, i64 noundef %68, i32 noundef %69)
  %71 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %71) #9
  %72 = load i32, ptr %4, align 4
  %73 = icmp sgt i32 %72, 5
  br i1 %73, label %78, label %74

74:                                               ; preds = %51
  %75 = getelementptr inbounds nuw %struct.point, ptr %6, i32 0, i32 2
  %76 = load double, ptr %75, align 8
  %77 = fcmp olt double %76, 0.000000e+00
  br label %78

78:                                               ; preds = %74, %51
  %79 = phi i1 [ true, %51 ], [ %77, %74 ]
  %80 = zext i1 %79 to i32
  ret i32 %80
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sort(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 1, ptr %5, align 4
  br label %8

8:                                                ; preds = %53, %2
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %56

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %5, align 4
  %19 = sub nsw i32 %18, 1
  store i32 %19, ptr %7, align 4
  br label %20

20:                                               ; preds = %33, %12
  %21 = load i32, ptr %7, align 4
  %22 = icmp sge i32 %21, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %20
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = load i32, ptr %6, align 4
  %30 = icmp sgt i32 %28, %29
  br label %31

31:                                               ; preds = %23, %20
  %32 = phi i1 [ false, %20 ], [ %30, %23 ]
  br i1 %32, label %33, label %46

33:                                               ; preds = %31
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load ptr, ptr %3, align 8
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  store i32 %38, ptr %43, align 4
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, -1
  store i32 %45, ptr %7, align 4
  br label %20, !llvm.loop !8

46:                                               ; preds = %31
  %47 = load i32, ptr %6, align 4
  %48 = load ptr, ptr %3, align 8
  %49 = load i32, ptr %7, align 4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  store i32 %47, ptr %52, align 4
  br label %53

53:                                               ; preds = %46
  %54 = load i32, ptr %5, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %5, align 4
  br label %8, !llvm.loop !9

56:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @gcd(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load i64, ptr %3, align 8
  br label %15

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %4, align 8
  %13 = srem i64 %11, %12
  %14 = call i64 @gcd(i64 noundef %10, i64 noundef %13)
  br label %15

15:                                               ; preds = %9, %7
  %16 = phi i64 [ %8, %7 ], [ %14, %9 ]
  ret i64 %16
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

declare i32 @printf(ptr noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @kind(i32 noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  %5 = srem i32 %4, 5
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %7
    i32 2, label %8
    i32 3, label %9
  ]

6:                                                ; preds = %1
  store ptr @.str.3, ptr %2, align 8
  br label %11

7:                                                ; preds = %1
  store ptr @.str.4, ptr %2, align 8
  br label %11

8:                                                ; preds = %1
  store ptr @.str.5, ptr %2, align 8
  br label %11

9:                                                ; preds = %1
  store ptr @.str.6, ptr %2, align 8
  br label %11

10:                                               ; preds = %1
  store ptr @.str.7, ptr %2, align 8
  br label %11

11:                                               ; preds = %10, %9, %8, %7, %6
  %12 = load ptr, ptr %2, align 8
  ret ptr %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hash(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 5381, ptr %3, align 4
  br label %4

4:                                                ; preds = %18, %1
  %5 = load ptr, ptr %2, align 8
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4
  %10 = shl i32 %9, 5
  %11 = load i32, ptr %3, align 4
  %12 = lshr i32 %11, 27
  %13 = xor i32 %10, %12
  %14 = load ptr, ptr %2, align 8
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = xor i32 %13, %16
  store i32 %17, ptr %3, align 4
  br label %18

18:                                               ; preds = %8
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i32 1
  store ptr %20, ptr %2, align 8
  br label %4, !llvm.loop !10

21:                                               ; preds = %4
  %22 = load i32, ptr %3, align 4
  ret i32 %22
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
