; What clang 14 makes of steps.c without optimizing: one of the programs that `make-order` follows.
; ModuleID = 'steps.c'
source_filename = "steps.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i64, double }

@__const.main.p = private unnamed_addr constant %struct.point { i32 1, i64 2, double 5.000000e-01 }, align 8
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
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.point, align 8
  %7 = alloca %struct.point*, align 8
  %8 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  store i8** %1, i8*** %5, align 8
  %9 = bitcast %struct.point* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 bitcast (%struct.point* @__const.main.p to i8*), i64 24, i1 false)
  %10 = call noalias i8* @malloc(i64 noundef 24) #6
  %11 = bitcast i8* %10 to %struct.point*
  store %struct.point* %11, %struct.point** %7, align 8
  call void @sort(i32* noundef getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), i32 noundef 8)
  %12 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16
  %13 = getelementptr inbounds %struct.point, %struct.point* %6, i32 0, i32 0
  %14 = load i32, i32* %13, align 8
  %15 = add nsw i32 %12, %14
  %16 = load %struct.point*, %struct.point** %7, align 8
  %17 = getelementptr inbounds %struct.point, %struct.point* %16, i32 0, i32 0
  store i32 %15, i32* %17, align 8
  %18 = call i64 @gcd(i64 noundef 1071, i64 noundef 462)
  %19 = getelementptr inbounds %struct.point, %struct.point* %6, i32 0, i32 1
  %20 = load i64, i64* %19, align 8
  %21 = sub nsw i64 %18, %20
  %22 = load %struct.point*, %struct.point** %7, align 8
  %23 = getelementptr inbounds %struct.point, %struct.point* %22, i32 0, i32 1
  store i64 %21, i64* %23, align 8
  %24 = getelementptr inbounds %struct.point, %struct.point* %6, i32 0, i32 2
  %25 = load double, double* %24, align 8
  %26 = load %struct.point*, %struct.point** %7, align 8
  %27 = getelementptr inbounds %struct.point, %struct.point* %26, i32 0, i32 0
  %28 = load i32, i32* %27, align 8
  %29 = sitofp i32 %28 to double
  %30 = fdiv double %29, 2.000000e+00
  %31 = call double @llvm.fmuladd.f64(double %25, double 3.000000e+00, double %30)
  %32 = load %struct.point*, %struct.point** %7, align 8
  %33 = getelementptr inbounds %struct.point, %struct.point* %32, i32 0, i32 2
  store double %31, double* %33, align 8
  store i32 2, i32* %8, align 4
  br label %34

34:                                               ; preds = %50, %2
  %35 = load i32, i32* %8, align 4
  %36 = icmp ule i32 %35, 20
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = load i32, i32* %8, align 4
  %39 = urem i32 %38, 2
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %49

41:                                               ; preds = %37
  %42 = load i32, i32* %8, align 4
  %43 = icmp ugt i32 %42, 15
  br i1 %43, label %49, label %44

44:                                               ; preds = %41
  %45 = load i32, i32* %8, align 4
  %46 = load i32, i32* %8, align 4
  %47 = call i8* @kind(i32 noundef %46)
  %48 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %45, i8* noundef %47)
  br label %49

49:                                               ; preds = %44, %41, %37
  br label %50

50:                                               ; preds = %49
  %51 = load i32, i32* %8, align 4
  %52 = add i32 %51, 3
  store i32 %52, i32* %8, align 4
  br label %34, !llvm.loop !6

53:                                               ; preds = %34
  %54 = load %struct.point*, %struct.point** %7, align 8
  %55 = getelementptr inbounds %struct.point, %struct.point* %54, i32 0, i32 0
  %56 = load i32, i32* %55, align 8
  %57 = load %struct.point*, %struct.point** %7, align 8
  %58 = getelementptr inbounds %struct.point, %struct.point* %57, i32 0, i32 1
  %59 = load i64, i64* %58, align 8
  %60 = load %struct.point*, %struct.point** %7, align 8
  %61 = getelementptr inbounds %struct.point, %struct.point* %60, i32 0, i32 2
  %62 = load double, double* %61, align 8
  %63 = call i32 @hash(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0))
  %64 = load i8**, i8*** %5, align 8
  %65 = getelementptr inbounds i8*, i8** %64, i64 0
  %66 = load i8*, i8** %65, align 8
  %67 = call i64 @strlen(i8* noundef %66) #7
  %68 = icmp ugt i64 %67, 0
  %69 = zext i1 %68 to i64
  %70 = select i1 %68, i64 24, i64 0
  %71 = load i32, i32* %4, align 4
  %72 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.1, i64 0, i64 0), i32 noundef %56, i64 noundef %59, double noundef %62, i32 noundef %63, i64 noundef %70, i32 noundef %71)
  %73 = load %struct.point*, %struct.point** %7, align 8
  %74 = bitcast %struct.point* %73 to i8*
  call void @free(i8* noundef %74) #6
  %75 = load i32, i32* %4, align 4
  %76 = icmp sgt i32 %75, 5
  br i1 %76, label %81, label %77

77:                                               ; preds = %53
  %78 = getelementptr inbounds %struct.point, %struct.point* %6, i32 0, i32 2
  %79 = load double, double* %78, align 8
  %80 = fcmp olt double %79, 0.000000e+00
  br label %81

81:                                               ; preds = %77, %53
  %82 = phi i1 [ true, %53 ], [ %80, %77 ]
  %83 = zext i1 %82 to i32
  ret i32 %83
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sort(i32* noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  store i32 1, i32* %5, align 4
  br label %8

8:                                                ; preds = %53, %2
  %9 = load i32, i32* %5, align 4
  %10 = load i32, i32* %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %56

12:                                               ; preds = %8
  %13 = load i32*, i32** %3, align 8
  %14 = load i32, i32* %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %13, i64 %15
  %17 = load i32, i32* %16, align 4
  store i32 %17, i32* %6, align 4
  %18 = load i32, i32* %5, align 4
  %19 = sub nsw i32 %18, 1
  store i32 %19, i32* %7, align 4
  br label %20

20:                                               ; preds = %33, %12
  %21 = load i32, i32* %7, align 4
  %22 = icmp sge i32 %21, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %20
  %24 = load i32*, i32** %3, align 8
  %25 = load i32, i32* %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32* %24, i64 %26
  %28 = load i32, i32* %27, align 4
  %29 = load i32, i32* %6, align 4
  %30 = icmp sgt i32 %28, %29
  br label %31

31:                                               ; preds = %23, %20
  %32 = phi i1 [ false, %20 ], [ %30, %23 ]
  br i1 %32, label %33, label %46

33:                                               ; preds = %31
  %34 = load i32*, i32** %3, align 8
  %35 = load i32, i32* %7, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, i32* %34, i64 %36
  %38 = load i32, i32* %37, align 4
  %39 = load i32*, i32** %3, align 8
  %40 = load i32, i32* %7, align 4
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, i32* %39, i64 %42
  store i32 %38, i32* %43, align 4
  %44 = load i32, i32* %7, align 4
  %45 = add nsw i32 %44, -1
  store i32 %45, i32* %7, align 4
  br label %20, !llvm.loop !8

46:                                               ; preds = %31
  %47 = load i32, i32* %6, align 4
  %48 = load i32*, i32** %3, align 8
  %49 = load i32, i32* %7, align 4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, i32* %48, i64 %51
  store i32 %47, i32* %52, align 4
  br label %53

53:                                               ; preds = %46
  %54 = load i32, i32* %5, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, i32* %5, align 4
  br label %8, !llvm.loop !9

56:                                               ; preds = %8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @gcd(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  store i64 %1, i64* %4, align 8
  %5 = load i64, i64* %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load i64, i64* %3, align 8
  br label %15

9:                                                ; preds = %2
  %10 = load i64, i64* %4, align 8
  %11 = load i64, i64* %3, align 8
  %12 = load i64, i64* %4, align 8
  %13 = srem i64 %11, %12
  %14 = call i64 @gcd(i64 noundef %10, i64 noundef %13)
  br label %15

15:                                               ; preds = %9, %7
  %16 = phi i64 [ %8, %7 ], [ %14, %9 ]
  ret i64 %16
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #3

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @kind(i32 noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4
  %5 = srem i32 %4, 5
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %7
    i32 2, label %8
    i32 3, label %9
  ]

6:                                                ; preds = %1
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8** %2, align 8
  br label %11

7:                                                ; preds = %1
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8** %2, align 8
  br label %11

8:                                                ; preds = %1
  store i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), i8** %2, align 8
  br label %11

9:                                                ; preds = %1
  store i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0), i8** %2, align 8
  br label %11

10:                                               ; preds = %1
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i64 0, i64 0), i8** %2, align 8
  br label %11

11:                                               ; preds = %10, %9, %8, %7, %6
  %12 = load i8*, i8** %2, align 8
  ret i8* %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hash(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 5381, i32* %3, align 4
  br label %4

4:                                                ; preds = %18, %1
  %5 = load i8*, i8** %2, align 8
  %6 = load i8, i8* %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %21

8:                                                ; preds = %4
  %9 = load i32, i32* %3, align 4
  %10 = shl i32 %9, 5
  %11 = load i32, i32* %3, align 4
  %12 = lshr i32 %11, 27
  %13 = xor i32 %10, %12
  %14 = load i8*, i8** %2, align 8
  %15 = load i8, i8* %14, align 1
  %16 = zext i8 %15 to i32
  %17 = xor i32 %13, %16
  store i32 %17, i32* %3, align 4
  br label %18

18:                                               ; preds = %8
  %19 = load i8*, i8** %2, align 8
  %20 = getelementptr inbounds i8, i8* %19, i32 1
  store i8* %20, i8** %2, align 8
  br label %4, !llvm.loop !10

21:                                               ; preds = %4
  %22 = load i32, i32* %3, align 4
  ret i32 %22
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #5

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
