; Structs by value among variable arguments, before `...` and as the result, as clang 14 writes it at -O0:
;   struct big { long a, b, c; };  struct mix { double d; int i; };
;   static long sum(int n, ...)          n times: va_arg(ap, struct big), va_arg(ap, struct mix)
;   struct big make(int n, ...)          { n, va_arg(ap, long), va_arg(ap, int) }
;   long indirect(int which)             calls sum through a pointer
;   long named(struct big x, struct mix y, ...)
; covers: 4-102
; run: @go() == i64 1650
; run: @made() == i64 789
; run: @indirect(i32 1) == i64 111
; run: @named_too() == i64 108

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { i64, i64, i64 }
%struct.mix = type { double, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@__const.go.b = private unnamed_addr constant %struct.big { i64 1, i64 2, i64 3 }, align 8
@__const.go.m = private unnamed_addr constant %struct.mix { double 4.500000e+00, i32 5 }, align 8
@__const.indirect.b = private unnamed_addr constant %struct.big { i64 1, i64 1, i64 1 }, align 8
@__const.named_too.b = private unnamed_addr constant %struct.big { i64 1, i64 2, i64 3 }, align 8
@__const.named_too.m = private unnamed_addr constant %struct.mix { double 4.500000e+00, i32 5 }, align 8

define dso_local i64 @go() {
  %1 = alloca %struct.big, align 8
  %2 = alloca %struct.mix, align 8
  %3 = bitcast %struct.big* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.big* @__const.go.b to i8*), i64 24, i1 false)
  %4 = bitcast %struct.mix* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 bitcast (%struct.mix* @__const.go.m to i8*), i64 16, i1 false)
  %5 = bitcast %struct.mix* %2 to { double, i32 }*
  %6 = getelementptr inbounds { double, i32 }, { double, i32 }* %5, i32 0, i32 0
  %7 = load double, double* %6, align 8
  %8 = getelementptr inbounds { double, i32 }, { double, i32 }* %5, i32 0, i32 1
  %9 = load i32, i32* %8, align 8
  %10 = bitcast %struct.mix* %2 to { double, i32 }*
  %11 = getelementptr inbounds { double, i32 }, { double, i32 }* %10, i32 0, i32 0
  %12 = load double, double* %11, align 8
  %13 = getelementptr inbounds { double, i32 }, { double, i32 }* %10, i32 0, i32 1
  %14 = load i32, i32* %13, align 8
  %15 = bitcast %struct.mix* %2 to { double, i32 }*
  %16 = getelementptr inbounds { double, i32 }, { double, i32 }* %15, i32 0, i32 0
  %17 = load double, double* %16, align 8
  %18 = getelementptr inbounds { double, i32 }, { double, i32 }* %15, i32 0, i32 1
  %19 = load i32, i32* %18, align 8
  %20 = bitcast %struct.mix* %2 to { double, i32 }*
  %21 = getelementptr inbounds { double, i32 }, { double, i32 }* %20, i32 0, i32 0
  %22 = load double, double* %21, align 8
  %23 = getelementptr inbounds { double, i32 }, { double, i32 }* %20, i32 0, i32 1
  %24 = load i32, i32* %23, align 8
  %25 = bitcast %struct.mix* %2 to { double, i32 }*
  %26 = getelementptr inbounds { double, i32 }, { double, i32 }* %25, i32 0, i32 0
  %27 = load double, double* %26, align 8
  %28 = getelementptr inbounds { double, i32 }, { double, i32 }* %25, i32 0, i32 1
  %29 = load i32, i32* %28, align 8
  %30 = call i64 (i32, ...) @sum(i32 noundef 5, %struct.big* noundef byval(%struct.big) align 8 %1, double %7, i32 %9, %struct.big* noundef byval(%struct.big) align 8 %1, double %12, i32 %14, %struct.big* noundef byval(%struct.big) align 8 %1, double %17, i32 %19, %struct.big* noundef byval(%struct.big) align 8 %1, double %22, i32 %24, %struct.big* noundef byval(%struct.big) align 8 %1, double %27, i32 %29)
  ret i64 %30
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

define internal i64 @sum(i32 noundef %0, ...) {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.mix, align 8
  %8 = alloca %struct.mix, align 8
  store i32 %0, i32* %2, align 4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %10 = bitcast %struct.__va_list_tag* %9 to i8*
  call void @llvm.va_start(i8* %10)
  store i64 0, i64* %4, align 8
  store i32 0, i32* %5, align 4
  br label %11

11:
  %12 = load i32, i32* %5, align 4
  %13 = load i32, i32* %2, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %78

15:
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %16, i32 0, i32 2
  %18 = load i8*, i8** %17, align 8
  %19 = bitcast i8* %18 to %struct.big*
  %20 = getelementptr i8, i8* %18, i32 24
  store i8* %20, i8** %17, align 8
  %21 = bitcast %struct.big* %6 to i8*
  %22 = bitcast %struct.big* %19 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %21, i8* align 8 %22, i64 24, i1 false)
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 0
  %25 = load i32, i32* %24, align 16
  %26 = icmp ule i32 %25, 40
  %27 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 1
  %28 = load i32, i32* %27, align 4
  %29 = icmp ule i32 %28, 160
  %30 = and i1 %26, %29
  br i1 %30, label %31, label %46

31:
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 3
  %33 = load i8*, i8** %32, align 16
  %34 = bitcast %struct.mix* %8 to { double, i32 }*
  %35 = getelementptr i8, i8* %33, i32 %25
  %36 = getelementptr i8, i8* %33, i32 %28
  %37 = bitcast i8* %36 to double*
  %38 = load double, double* %37, align 8
  %39 = getelementptr inbounds { double, i32 }, { double, i32 }* %34, i32 0, i32 0
  store double %38, double* %39, align 8
  %40 = bitcast i8* %35 to i32*
  %41 = load i32, i32* %40, align 4
  %42 = getelementptr inbounds { double, i32 }, { double, i32 }* %34, i32 0, i32 1
  store i32 %41, i32* %42, align 8
  %43 = bitcast { double, i32 }* %34 to %struct.mix*
  %44 = add i32 %25, 8
  store i32 %44, i32* %24, align 16
  %45 = add i32 %28, 16
  store i32 %45, i32* %27, align 4
  br label %51

46:
  %47 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %23, i32 0, i32 2
  %48 = load i8*, i8** %47, align 8
  %49 = bitcast i8* %48 to %struct.mix*
  %50 = getelementptr i8, i8* %48, i32 16
  store i8* %50, i8** %47, align 8
  br label %51

51:
  %52 = phi %struct.mix* [ %43, %31 ], [ %49, %46 ]
  %53 = bitcast %struct.mix* %7 to i8*
  %54 = bitcast %struct.mix* %52 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %53, i8* align 8 %54, i64 16, i1 false)
  %55 = getelementptr inbounds %struct.big, %struct.big* %6, i32 0, i32 0
  %56 = load i64, i64* %55, align 8
  %57 = getelementptr inbounds %struct.big, %struct.big* %6, i32 0, i32 1
  %58 = load i64, i64* %57, align 8
  %59 = mul nsw i64 %58, 10
  %60 = add nsw i64 %56, %59
  %61 = getelementptr inbounds %struct.big, %struct.big* %6, i32 0, i32 2
  %62 = load i64, i64* %61, align 8
  %63 = mul nsw i64 %62, 100
  %64 = add nsw i64 %60, %63
  %65 = getelementptr inbounds %struct.mix, %struct.mix* %7, i32 0, i32 0
  %66 = load double, double* %65, align 8
  %67 = fptosi double %66 to i64
  %68 = add nsw i64 %64, %67
  %69 = getelementptr inbounds %struct.mix, %struct.mix* %7, i32 0, i32 1
  %70 = load i32, i32* %69, align 8
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %68, %71
  %73 = load i64, i64* %4, align 8
  %74 = add nsw i64 %73, %72
  store i64 %74, i64* %4, align 8
  br label %75

75:
  %76 = load i32, i32* %5, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, i32* %5, align 4
  br label %11

78:
  %79 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %80 = bitcast %struct.__va_list_tag* %79 to i8*
  call void @llvm.va_end(i8* %80)
  %81 = load i64, i64* %4, align 8
  ret i64 %81
}

define dso_local void @make(%struct.big* noalias sret(%struct.big) align 8 %0, i32 noundef %1, ...) {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %1, i32* %3, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %6 = bitcast %struct.__va_list_tag* %5 to i8*
  call void @llvm.va_start(i8* %6)
  %7 = load i32, i32* %3, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0
  store i64 %8, i64* %9, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 0
  %12 = load i32, i32* %11, align 16
  %13 = icmp ule i32 %12, 40
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 3
  %16 = load i8*, i8** %15, align 16
  %17 = getelementptr i8, i8* %16, i32 %12
  %18 = bitcast i8* %17 to i64*
  %19 = add i32 %12, 8
  store i32 %19, i32* %11, align 16
  br label %25

20:
  %21 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %10, i32 0, i32 2
  %22 = load i8*, i8** %21, align 8
  %23 = bitcast i8* %22 to i64*
  %24 = getelementptr i8, i8* %22, i32 8
  store i8* %24, i8** %21, align 8
  br label %25

25:
  %26 = phi i64* [ %18, %14 ], [ %23, %20 ]
  %27 = load i64, i64* %26, align 8
  %28 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 1
  store i64 %27, i64* %28, align 8
  %29 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 0
  %31 = load i32, i32* %30, align 16
  %32 = icmp ule i32 %31, 40
  br i1 %32, label %33, label %39

33:
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 3
  %35 = load i8*, i8** %34, align 16
  %36 = getelementptr i8, i8* %35, i32 %31
  %37 = bitcast i8* %36 to i32*
  %38 = add i32 %31, 8
  store i32 %38, i32* %30, align 16
  br label %44

39:
  %40 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %29, i32 0, i32 2
  %41 = load i8*, i8** %40, align 8
  %42 = bitcast i8* %41 to i32*
  %43 = getelementptr i8, i8* %41, i32 8
  store i8* %43, i8** %40, align 8
  br label %44

44:
  %45 = phi i32* [ %37, %33 ], [ %42, %39 ]
  %46 = load i32, i32* %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 2
  store i64 %47, i64* %48, align 8
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  %50 = bitcast %struct.__va_list_tag* %49 to i8*
  call void @llvm.va_end(i8* %50)
  ret void
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i64 @made() {
  %1 = alloca %struct.big, align 8
  call void (%struct.big*, i32, ...) @make(%struct.big* sret(%struct.big) align 8 %1, i32 noundef 7, i64 noundef 8, i32 noundef 9)
  %2 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 0
  %3 = load i64, i64* %2, align 8
  %4 = mul nsw i64 %3, 100
  %5 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 1
  %6 = load i64, i64* %5, align 8
  %7 = mul nsw i64 %6, 10
  %8 = add nsw i64 %4, %7
  %9 = getelementptr inbounds %struct.big, %struct.big* %1, i32 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = add nsw i64 %8, %10
  ret i64 %11
}

define dso_local i64 @indirect(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i64 (i32, ...)*, align 8
  %4 = alloca %struct.big, align 8
  %5 = alloca %struct.mix, align 8
  store i32 %0, i32* %2, align 4
  %6 = load i32, i32* %2, align 4
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, i64 (i32, ...)* @sum, i64 (i32, ...)* null
  store i64 (i32, ...)* %9, i64 (i32, ...)** %3, align 8
  %10 = bitcast %struct.big* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %10, i8* align 8 bitcast (%struct.big* @__const.indirect.b to i8*), i64 24, i1 false)
  %11 = bitcast %struct.mix* %5 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %11, i8 0, i64 16, i1 false)
  %12 = load i64 (i32, ...)*, i64 (i32, ...)** %3, align 8
  %13 = bitcast %struct.mix* %5 to { double, i32 }*
  %14 = getelementptr inbounds { double, i32 }, { double, i32 }* %13, i32 0, i32 0
  %15 = load double, double* %14, align 8
  %16 = getelementptr inbounds { double, i32 }, { double, i32 }* %13, i32 0, i32 1
  %17 = load i32, i32* %16, align 8
  %18 = call i64 (i32, ...) %12(i32 noundef 1, %struct.big* noundef byval(%struct.big) align 8 %4, double %15, i32 %17)
  ret i64 %18
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define dso_local i64 @named(%struct.big* noundef byval(%struct.big) align 8 %0, double %1, i32 %2, ...) {
  %4 = alloca %struct.mix, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i64, align 8
  %7 = bitcast %struct.mix* %4 to { double, i32 }*
  %8 = getelementptr inbounds { double, i32 }, { double, i32 }* %7, i32 0, i32 0
  store double %1, double* %8, align 8
  %9 = getelementptr inbounds { double, i32 }, { double, i32 }* %7, i32 0, i32 1
  store i32 %2, i32* %9, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %11 = bitcast %struct.__va_list_tag* %10 to i8*
  call void @llvm.va_start(i8* %11)
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 0
  %14 = load i32, i32* %13, align 16
  %15 = icmp ule i32 %14, 40
  br i1 %15, label %16, label %22

16:
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 3
  %18 = load i8*, i8** %17, align 16
  %19 = getelementptr i8, i8* %18, i32 %14
  %20 = bitcast i8* %19 to i64*
  %21 = add i32 %14, 8
  store i32 %21, i32* %13, align 16
  br label %27

22:
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 2
  %24 = load i8*, i8** %23, align 8
  %25 = bitcast i8* %24 to i64*
  %26 = getelementptr i8, i8* %24, i32 8
  store i8* %26, i8** %23, align 8
  br label %27

27:
  %28 = phi i64* [ %20, %16 ], [ %25, %22 ]
  %29 = load i64, i64* %28, align 8
  %30 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 2
  %31 = load i64, i64* %30, align 8
  %32 = add nsw i64 %29, %31
  %33 = getelementptr inbounds %struct.mix, %struct.mix* %4, i32 0, i32 1
  %34 = load i32, i32* %33, align 8
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %32, %35
  store i64 %36, i64* %6, align 8
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  %38 = bitcast %struct.__va_list_tag* %37 to i8*
  call void @llvm.va_end(i8* %38)
  %39 = load i64, i64* %6, align 8
  ret i64 %39
}

define dso_local i64 @named_too() {
  %1 = alloca %struct.big, align 8
  %2 = alloca %struct.mix, align 8
  %3 = bitcast %struct.big* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 bitcast (%struct.big* @__const.named_too.b to i8*), i64 24, i1 false)
  %4 = bitcast %struct.mix* %2 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %4, i8* align 8 bitcast (%struct.mix* @__const.named_too.m to i8*), i64 16, i1 false)
  %5 = bitcast %struct.mix* %2 to { double, i32 }*
  %6 = getelementptr inbounds { double, i32 }, { double, i32 }* %5, i32 0, i32 0
  %7 = load double, double* %6, align 8
  %8 = getelementptr inbounds { double, i32 }, { double, i32 }* %5, i32 0, i32 1
  %9 = load i32, i32* %8, align 8
  %10 = call i64 (%struct.big*, double, i32, ...) @named(%struct.big* noundef byval(%struct.big) align 8 %1, double %7, i32 %9, i64 noundef 100)
  ret i64 %10
}
