; What clang -O0 makes of a C program that has the library call back: qsort, bsearch and qsort_r with structs, pthread_once,
; signal handlers, atexit; and of longjmps out of a callback through the library's frames, out of deep calls, and with a
; value of 0. Variables that are volatile have their last values afterwards.
; exit: 3
; stdout: "a b c d e \nd 3\ne 1\nonce\n1\n1\nsetjmp 0 1\nsetjmp 42 2\n_setjmp 0 2\n_setjmp 7 3\nsig 1 0 4\nsig 1 1 5\nsig 2 2 6\nbye\n"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%struct.item = type { [12 x i8], i32, double }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%union.anon = type { ptr }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon.0 }
%union.anon.0 = type { %struct.anon.3, [80 x i8] }
%struct.anon.3 = type { i32, i32, i32, i64, i64 }
@__const.main.v = private unnamed_addr constant [5 x %struct.item] [%struct.item { [12 x i8] c"c\00\00\00\00\00\00\00\00\00\00\00", i32 3, double 5.000000e-01 }, %struct.item { [12 x i8] c"a\00\00\00\00\00\00\00\00\00\00\00", i32 1, double 2.500000e-01 }, %struct.item { [12 x i8] c"e\00\00\00\00\00\00\00\00\00\00\00", i32 5, double 1.000000e+00 }, %struct.item { [12 x i8] c"b\00\00\00\00\00\00\00\00\00\00\00", i32 2, double 2.000000e+00 }, %struct.item { [12 x i8] c"d\00\00\00\00\00\00\00\00\00\00\00", i32 4, double 3.000000e+00 }], align 16
@.str = private unnamed_addr constant [4 x i8] c"%s \00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@__const.main.key = private unnamed_addr constant %struct.item { [12 x i8] zeroinitializer, i32 4, double 0.000000e+00 }, align 8
@.str.2 = private unnamed_addr constant [7 x i8] c"%s %g\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@once = internal global i32 0, align 4
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@got = internal global i32 0, align 4
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.5 = private unnamed_addr constant [14 x i8] c"setjmp %d %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"_setjmp %d %d\0A\00", align 1
@senv = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str.7 = private unnamed_addr constant [14 x i8] c"sig %d %d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"bye\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"once\00", align 1
@count = internal global i32 0, align 4
define dso_local i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [5 x %struct.item], align 16
  %3 = alloca i32, align 4
  %4 = alloca %struct.item, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.sigaction, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %12 = call i32 @atexit(ptr noundef @bye)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.v, i64 120, i1 false)
  %13 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %13, i64 noundef 5, i64 noundef 24, ptr noundef @by_n)
  store i32 0, ptr %3, align 4
  br label %14
14:                                               ; preds = %24, %0
  %15 = load i32, ptr %3, align 4
  %16 = icmp slt i32 %15, 5
  br i1 %16, label %17, label %27
17:                                               ; preds = %14
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.item, ptr %20, i32 0, i32 0
  %22 = getelementptr inbounds [12 x i8], ptr %21, i64 0, i64 0
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %22)
  br label %24
24:                                               ; preds = %17
  %25 = load i32, ptr %3, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4
  br label %14
27:                                               ; preds = %14
  %28 = call i32 @puts(ptr noundef @.str.1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.key, i64 24, i1 false)
  %29 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 0
  %30 = call ptr @bsearch(ptr noundef %4, ptr noundef %29, i64 noundef 5, i64 noundef 24, ptr noundef @by_n)
  store ptr %30, ptr %5, align 8
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds nuw %struct.item, ptr %31, i32 0, i32 0
  %33 = getelementptr inbounds [12 x i8], ptr %32, i64 0, i64 0
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds nuw %struct.item, ptr %34, i32 0, i32 2
  %36 = load double, ptr %35, align 8
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %33, double noundef %36)
  store i32 0, ptr %6, align 4
  %38 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 0
  call void @qsort_r(ptr noundef %38, i64 noundef 5, i64 noundef 24, ptr noundef @by_r, ptr noundef %6)
  %39 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 0
  %40 = getelementptr inbounds nuw %struct.item, ptr %39, i32 0, i32 0
  %41 = getelementptr inbounds [12 x i8], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %6, align 4
  %43 = icmp sgt i32 %42, 3
  %44 = zext i1 %43 to i32
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %41, i32 noundef %44)
  %46 = call i32 @pthread_once(ptr noundef @once, ptr noundef @init)
  %47 = call i32 @pthread_once(ptr noundef @once, ptr noundef @init)
  %48 = call ptr @signal(i32 noundef 10, ptr noundef @on_sig)
  %49 = call i32 @raise(i32 noundef 10)
  %50 = load volatile i32, ptr @got, align 4
  %51 = icmp eq i32 %50, 10
  %52 = zext i1 %51 to i32
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %52)
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 152, i1 false)
  %54 = getelementptr inbounds nuw %struct.sigaction, ptr %7, i32 0, i32 0
  store ptr @on_info, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.sigaction, ptr %7, i32 0, i32 2
  store i32 4, ptr %55, align 8
  %56 = call i32 @sigaction(i32 noundef 12, ptr noundef %7, ptr noundef null)
  %57 = call i32 @raise(i32 noundef 12)
  %58 = load volatile i32, ptr @got, align 4
  %59 = icmp eq i32 %58, 112
  %60 = zext i1 %59 to i32
  %61 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %60)
  store volatile i32 1, ptr %8, align 4
  %62 = call i32 @_setjmp(ptr noundef @env)
  store i32 %62, ptr %9, align 4
  %63 = load i32, ptr %9, align 4
  %64 = load volatile i32, ptr %8, align 4
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %63, i32 noundef %64)
  %66 = load i32, ptr %9, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %70
68:                                               ; preds = %27
  store volatile i32 2, ptr %8, align 4
  %69 = getelementptr inbounds [5 x %struct.item], ptr %2, i64 0, i64 0
  call void @qsort(ptr noundef %69, i64 noundef 5, i64 noundef 24, ptr noundef @jumping)
  br label %70
70:                                               ; preds = %68, %27
  %71 = call i32 @_setjmp(ptr noundef @env)
  store i32 %71, ptr %9, align 4
  %72 = load i32, ptr %9, align 4
  %73 = load volatile i32, ptr %8, align 4
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %72, i32 noundef %73)
  %75 = load i32, ptr %9, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %79
77:                                               ; preds = %70
  store volatile i32 3, ptr %8, align 4
  %78 = call i32 @deep(i32 noundef 50)
  br label %79
79:                                               ; preds = %77, %70
  store volatile i32 0, ptr %10, align 4
  br label %80
80:                                               ; preds = %102, %79
  %81 = load volatile i32, ptr %10, align 4
  %82 = icmp slt i32 %81, 3
  br i1 %82, label %83, label %105
83:                                               ; preds = %80
  %84 = call i32 @__sigsetjmp(ptr noundef @senv, i32 noundef 1)
  store i32 %84, ptr %11, align 4
  %85 = load i32, ptr %11, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %97
87:                                               ; preds = %83
  %88 = load volatile i32, ptr %8, align 4
  %89 = add nsw i32 %88, 1
  store volatile i32 %89, ptr %8, align 4
  %90 = load volatile i32, ptr %10, align 4
  %91 = icmp ne i32 %90, 0
  br i1 %91, label %92, label %94
92:                                               ; preds = %87
  %93 = load volatile i32, ptr %10, align 4
  br label %95
94:                                               ; preds = %87
  br label %95
95:                                               ; preds = %94, %92
  %96 = phi i32 [ %93, %92 ], [ 0, %94 ]
  call void @siglongjmp(ptr noundef @senv, i32 noundef %96)
  unreachable
97:                                               ; preds = %83
  %98 = load i32, ptr %11, align 4
  %99 = load volatile i32, ptr %10, align 4
  %100 = load volatile i32, ptr %8, align 4
  %101 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %98, i32 noundef %99, i32 noundef %100)
  br label %102
102:                                              ; preds = %97
  %103 = load volatile i32, ptr %10, align 4
  %104 = add nsw i32 %103, 1
  store volatile i32 %104, ptr %10, align 4
  br label %80
105:                                              ; preds = %80
  ret i32 3
}
declare i32 @atexit(ptr noundef)
define internal void @bye() {
  %1 = call i32 @puts(ptr noundef @.str.8)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef)
define internal i32 @by_n(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  store ptr %7, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  store ptr %8, ptr %6, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.item, ptr %9, i32 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds nuw %struct.item, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 4
  %15 = icmp sgt i32 %11, %14
  %16 = zext i1 %15 to i32
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds nuw %struct.item, ptr %17, i32 0, i32 1
  %19 = load i32, ptr %18, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = getelementptr inbounds nuw %struct.item, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %19, %22
  %24 = zext i1 %23 to i32
  %25 = sub nsw i32 %16, %24
  ret i32 %25
}
declare i32 @printf(ptr noundef, ...)
declare i32 @puts(ptr noundef)
declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef)
declare void @qsort_r(ptr noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef)
define internal i32 @by_r(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  %9 = add nsw i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @by_n(ptr noundef %10, ptr noundef %11)
  ret i32 %12
}
declare i32 @pthread_once(ptr noundef, ptr noundef)
define internal void @init() {
  %1 = call i32 @puts(ptr noundef @.str.9)
  ret void
}
declare ptr @signal(i32 noundef, ptr noundef)
define internal void @on_sig(i32 noundef %0) {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  store volatile i32 %3, ptr @got, align 4
  ret void
}
declare i32 @raise(i32 noundef)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
define internal void @on_info(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load i32, ptr %4, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.siginfo_t, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 8
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %10, %11
  %13 = zext i1 %12 to i32
  %14 = mul nsw i32 %13, 100
  %15 = add nsw i32 %7, %14
  store volatile i32 %15, ptr @got, align 4
  ret void
}
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef)
declare i32 @_setjmp(ptr noundef) returns_twice
define internal i32 @jumping(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load i32, ptr @count, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr @count, align 4
  %7 = icmp eq i32 %6, 3
  br i1 %7, label %8, label %9
8:                                                ; preds = %2
  call void @longjmp(ptr noundef @env, i32 noundef 42)
  unreachable
9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @by_n(ptr noundef %10, ptr noundef %11)
  ret i32 %12
}
define internal i32 @deep(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca [100 x i8], align 16
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7
6:                                                ; preds = %1
  call void @longjmp(ptr noundef @env, i32 noundef 7)
  unreachable
7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4
  %9 = trunc i32 %8 to i8
  %10 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  store volatile i8 %9, ptr %10, align 16
  %11 = load i32, ptr %2, align 4
  %12 = sub nsw i32 %11, 1
  %13 = call i32 @deep(i32 noundef %12)
  %14 = getelementptr inbounds [100 x i8], ptr %3, i64 0, i64 0
  %15 = load volatile i8, ptr %14, align 16
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %13, %16
  ret i32 %17
}
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) returns_twice
declare void @siglongjmp(ptr noundef, i32 noundef)
declare void @longjmp(ptr noundef, i32 noundef)
