; Structs by value among variable arguments, before `...` and as the result, as clang 22 writes it at -O0:
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

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { i64, i64, i64 }
%struct.mix = type { double, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.go.b = private unnamed_addr constant %struct.big { i64 1, i64 2, i64 3 }, align 8
@__const.go.m = private unnamed_addr constant { double, i32, [4 x i8] } { double 4.500000e+00, i32 5, [4 x i8] zeroinitializer }, align 8
@__const.indirect.b = private unnamed_addr constant %struct.big { i64 1, i64 1, i64 1 }, align 8
@__const.named_too.b = private unnamed_addr constant %struct.big { i64 1, i64 2, i64 3 }, align 8
@__const.named_too.m = private unnamed_addr constant { double, i32, [4 x i8] } { double 4.500000e+00, i32 5, [4 x i8] zeroinitializer }, align 8

define dso_local i64 @go() {
  %1 = alloca %struct.big, align 8
  %2 = alloca %struct.mix, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.go.b, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.go.m, i64 16, i1 false)
  %3 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = call i64 (i32, ...) @sum(i32 noundef 5, ptr noundef byval(%struct.big) align 8 %1, double %4, i32 %6, ptr noundef byval(%struct.big) align 8 %1, double %8, i32 %10, ptr noundef byval(%struct.big) align 8 %1, double %12, i32 %14, ptr noundef byval(%struct.big) align 8 %1, double %16, i32 %18, ptr noundef byval(%struct.big) align 8 %1, double %20, i32 %22)
  ret i64 %23
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal i64 @sum(i32 noundef %0, ...) {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.mix, align 8
  %8 = alloca %struct.mix, align 8
  store i32 %0, ptr %2, align 4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %9)
  store i64 0, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %10

10:
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %67

14:
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %15, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr i8, ptr %17, i32 24
  store ptr %18, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %17, i64 24, i1 false)
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %20 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 16
  %22 = icmp ule i32 %21, 40
  %23 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 1
  %24 = load i32, ptr %23, align 4
  %25 = icmp ule i32 %24, 160
  %26 = and i1 %22, %25
  br i1 %26, label %27, label %38

27:
  %28 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 3
  %29 = load ptr, ptr %28, align 16
  %30 = getelementptr i8, ptr %29, i32 %21
  %31 = getelementptr i8, ptr %29, i32 %24
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, i32 }, ptr %8, i32 0, i32 0
  store double %32, ptr %33, align 8
  %34 = load i32, ptr %30, align 4
  %35 = getelementptr inbounds nuw { double, i32 }, ptr %8, i32 0, i32 1
  store i32 %34, ptr %35, align 8
  %36 = add i32 %21, 8
  store i32 %36, ptr %20, align 16
  %37 = add i32 %24, 16
  store i32 %37, ptr %23, align 4
  br label %42

38:
  %39 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %19, i32 0, i32 2
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr i8, ptr %40, i32 16
  store ptr %41, ptr %39, align 8
  br label %42

42:
  %43 = phi ptr [ %8, %27 ], [ %40, %38 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %43, i64 16, i1 false)
  %44 = getelementptr inbounds nuw %struct.big, ptr %6, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.big, ptr %6, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %47, 10
  %49 = add nsw i64 %45, %48
  %50 = getelementptr inbounds nuw %struct.big, ptr %6, i32 0, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, 100
  %53 = add nsw i64 %49, %52
  %54 = getelementptr inbounds nuw %struct.mix, ptr %7, i32 0, i32 0
  %55 = load double, ptr %54, align 8
  %56 = fptosi double %55 to i64
  %57 = add nsw i64 %53, %56
  %58 = getelementptr inbounds nuw %struct.mix, ptr %7, i32 0, i32 1
  %59 = load i32, ptr %58, align 8
  %60 = sext i32 %59 to i64
  %61 = add nsw i64 %57, %60
  %62 = load i64, ptr %4, align 8
  %63 = add nsw i64 %62, %61
  store i64 %63, ptr %4, align 8
  br label %64

64:
  %65 = load i32, ptr %5, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %5, align 4
  br label %10

67:
  %68 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %68)
  %69 = load i64, ptr %4, align 8
  ret i64 %69
}

define dso_local void @make(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, i32 noundef %1, ...) {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %1, ptr %3, align 4
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %5)
  %6 = load i32, ptr %3, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 0
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %10 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %10, align 16
  %12 = icmp ule i32 %11, 40
  br i1 %12, label %13, label %18

13:
  %14 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %9, i32 0, i32 3
  %15 = load ptr, ptr %14, align 16
  %16 = getelementptr i8, ptr %15, i32 %11
  %17 = add i32 %11, 8
  store i32 %17, ptr %10, align 16
  br label %22

18:
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %9, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr i8, ptr %20, i32 8
  store ptr %21, ptr %19, align 8
  br label %22

22:
  %23 = phi ptr [ %16, %13 ], [ %20, %18 ]
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 1
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %27 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %27, align 16
  %29 = icmp ule i32 %28, 40
  br i1 %29, label %30, label %35

30:
  %31 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %26, i32 0, i32 3
  %32 = load ptr, ptr %31, align 16
  %33 = getelementptr i8, ptr %32, i32 %28
  %34 = add i32 %28, 8
  store i32 %34, ptr %27, align 16
  br label %39

35:
  %36 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %26, i32 0, i32 2
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr i8, ptr %37, i32 8
  store ptr %38, ptr %36, align 8
  br label %39

39:
  %40 = phi ptr [ %33, %30 ], [ %37, %35 ]
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 2
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %44)
  ret void
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define dso_local i64 @made() {
  %1 = alloca %struct.big, align 8
  call void (ptr, i32, ...) @make(ptr dead_on_unwind writable sret(%struct.big) align 8 %1, i32 noundef 7, i64 noundef 8, i32 noundef 9)
  %2 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = mul nsw i64 %3, 100
  %5 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, 10
  %8 = add nsw i64 %4, %7
  %9 = getelementptr inbounds nuw %struct.big, ptr %1, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %8, %10
  ret i64 %11
}

define dso_local i64 @indirect(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %struct.big, align 8
  %5 = alloca %struct.mix, align 8
  store i32 %0, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, ptr @sum, ptr null
  store ptr %9, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.indirect.b, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw { double, i32 }, ptr %5, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = call i64 (i32, ...) %10(i32 noundef 1, ptr noundef byval(%struct.big) align 8 %4, double %12, i32 %14)
  ret i64 %15
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define dso_local i64 @named(ptr noundef byval(%struct.big) align 8 %0, double %1, i32 %2, ...) {
  %4 = alloca %struct.mix, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw { double, i32 }, ptr %4, i32 0, i32 0
  store double %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw { double, i32 }, ptr %4, i32 0, i32 1
  store i32 %2, ptr %8, align 8
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %9)
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %10, i32 0, i32 0
  %12 = load i32, ptr %11, align 16
  %13 = icmp ule i32 %12, 40
  br i1 %13, label %14, label %19

14:
  %15 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %10, i32 0, i32 3
  %16 = load ptr, ptr %15, align 16
  %17 = getelementptr i8, ptr %16, i32 %12
  %18 = add i32 %12, 8
  store i32 %18, ptr %11, align 16
  br label %23

19:
  %20 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %10, i32 0, i32 2
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr i8, ptr %21, i32 8
  store ptr %22, ptr %20, align 8
  br label %23

23:
  %24 = phi ptr [ %17, %14 ], [ %21, %19 ]
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %25, %27
  %29 = getelementptr inbounds nuw %struct.mix, ptr %4, i32 0, i32 1
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  store i64 %32, ptr %6, align 8
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %33)
  %34 = load i64, ptr %6, align 8
  ret i64 %34
}

define dso_local i64 @named_too() {
  %1 = alloca %struct.big, align 8
  %2 = alloca %struct.mix, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 @__const.named_too.b, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.named_too.m, i64 16, i1 false)
  %3 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw { double, i32 }, ptr %2, i32 0, i32 1
  %6 = load i32, ptr %5, align 8
  %7 = call i64 (ptr, double, i32, ...) @named(ptr noundef byval(%struct.big) align 8 %1, double %4, i32 %6, i64 noundef 100)
  ret i64 %7
}
