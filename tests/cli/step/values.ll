; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }
%struct.hole = type { i8, i64, i16, [3 x i8], %struct.anon, %union.value }
%struct.anon = type { i32, i32 }
%union.value = type { i32, [4 x i8] }
%struct.node = type { i32, ptr }
%struct.bits = type { i64, i32 }

@matrix = dso_local global [3 x [4 x i32]] [[4 x i32] [i32 1, i32 2, i32 3, i32 4], [4 x i32] [i32 5, i32 6, i32 7, i32 8], [4 x i32] [i32 9, i32 10, i32 11, i32 12]], align 16, !dbg !0
@unused_global = dso_local global i32 42, align 4, !dbg !17
@raw = dso_local global [6 x i8] c"\01\02\FFA\00\07", align 1, !dbg !20
@calls = internal global i32 0, align 4, !dbg !65
@.str = private unnamed_addr constant [4 x i8] c"%d \00", align 1, !dbg !26
@.str.1 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !32
@counter.n = internal global i32 10, align 4, !dbg !37
@__const.main.v = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, i32, [4 x i8] } { i8 -19, i8 20, i8 26, i8 -103, i8 -66, i8 28, i32 7, [4 x i8] undef }, align 8
@__const.main.w = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, i32, [4 x i8] } { i8 17, i8 3, i8 0, i8 0, i8 0, i8 0, i32 4, [4 x i8] undef }, align 8
@__const.main.p = private unnamed_addr constant %struct.point { i32 3, i32 4 }, align 4
@__const.main.u = private unnamed_addr constant { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, align 4
@__const.main.h = private unnamed_addr constant %struct.hole { i8 120, i64 5, i16 2, [3 x i8] c"ab\00", %struct.anon { i32 1, i32 2 }, %union.value { i32 3, [4 x i8] undef } }, align 8
@__const.main.name = private unnamed_addr constant [16 x i8] c"Ada\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@__const.main.full = private unnamed_addr constant [4 x i8] c"abcd", align 1
@__const.main.ops = private unnamed_addr constant [2 x ptr] [ptr @add, ptr @mul], align 16
@buffer = dso_local global [64 x i8] zeroinitializer, align 16, !dbg !55
@.str.2 = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !42
@.str.3 = private unnamed_addr constant [18 x i8] c"text\09and \22quotes\22\00", align 1, !dbg !45
@.str.4 = private unnamed_addr constant [17 x i8] c"%d %ld %d %d %s\0A\00", align 1, !dbg !50
@names = internal global [4 x ptr] [ptr @.str.5, ptr @.str.6, ptr @.str.7, ptr null], align 16, !dbg !76
@big = dso_local global [300 x i32] zeroinitializer, align 16, !dbg !60
@.str.5 = private unnamed_addr constant [4 x i8] c"red\00", align 1, !dbg !67
@.str.6 = private unnamed_addr constant [6 x i8] c"green\00", align 1, !dbg !69
@.str.7 = private unnamed_addr constant [5 x i8] c"blue\00", align 1, !dbg !71

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @add(i32 noundef %0, i32 noundef %1) #0 !dbg !92 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !96, !DIExpression(), !97)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !98, !DIExpression(), !99)
  %5 = load i32, ptr %3, align 4, !dbg !100
  %6 = load i32, ptr %4, align 4, !dbg !101
  %7 = add nsw i32 %5, %6, !dbg !102
  ret i32 %7, !dbg !103
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @mul(i32 noundef %0, i32 noundef %1) #0 !dbg !104 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !105, !DIExpression(), !106)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !107, !DIExpression(), !108)
  %5 = load i32, ptr %3, align 4, !dbg !109
  %6 = load i32, ptr %4, align 4, !dbg !110
  %7 = mul nsw i32 %5, %6, !dbg !111
  ret i32 %7, !dbg !112
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @apply(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !113 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !118, !DIExpression(), !119)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !120, !DIExpression(), !121)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !122, !DIExpression(), !123)
  %7 = load i32, ptr @calls, align 4, !dbg !124
  %8 = add nsw i32 %7, 1, !dbg !124
  store i32 %8, ptr @calls, align 4, !dbg !124
  %9 = load ptr, ptr %4, align 8, !dbg !125
  %10 = load i32, ptr %5, align 4, !dbg !126
  %11 = load i32, ptr %6, align 4, !dbg !127
  %12 = call i32 %9(i32 noundef %10, i32 noundef %11), !dbg !125
  ret i32 %12, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @fact(i32 noundef %0) #0 !dbg !129 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
  %3 = load i32, ptr %2, align 4, !dbg !135
  %4 = icmp sle i32 %3, 1, !dbg !136
  br i1 %4, label %5, label %6, !dbg !135

5:                                                ; preds = %1
  br label %13, !dbg !135

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !137
  %8 = sext i32 %7 to i64, !dbg !137
  %9 = load i32, ptr %2, align 4, !dbg !138
  %10 = sub nsw i32 %9, 1, !dbg !139
  %11 = call i64 @fact(i32 noundef %10), !dbg !140
  %12 = mul nsw i64 %8, %11, !dbg !141
  br label %13, !dbg !135

13:                                               ; preds = %6, %5
  %14 = phi i64 [ 1, %5 ], [ %12, %6 ], !dbg !135
  ret i64 %14, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @push(ptr noundef %0, i32 noundef %1) #0 !dbg !143 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !151, !DIExpression(), !152)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !153, !DIExpression(), !154)
    #dbg_declare(ptr %5, !155, !DIExpression(), !156)
  %6 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !157
  store ptr %6, ptr %5, align 8, !dbg !156
  %7 = load i32, ptr %4, align 4, !dbg !158
  %8 = load ptr, ptr %5, align 8, !dbg !159
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !160
  store i32 %7, ptr %9, align 8, !dbg !161
  %10 = load ptr, ptr %3, align 8, !dbg !162
  %11 = load ptr, ptr %5, align 8, !dbg !163
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !164
  store ptr %10, ptr %12, align 8, !dbg !165
  %13 = load ptr, ptr %5, align 8, !dbg !166
  ret ptr %13, !dbg !167
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @length(ptr noundef %0) #0 !dbg !168 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !171, !DIExpression(), !172)
    #dbg_declare(ptr %3, !173, !DIExpression(), !174)
  store i32 0, ptr %3, align 4, !dbg !174
  br label %4, !dbg !175

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !176
  %6 = icmp ne ptr %5, null, !dbg !175
  br i1 %6, label %7, label %13, !dbg !175

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !177
  %9 = add nsw i32 %8, 1, !dbg !177
  store i32 %9, ptr %3, align 4, !dbg !177
  %10 = load ptr, ptr %2, align 8, !dbg !179
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !180
  %12 = load ptr, ptr %11, align 8, !dbg !180
  store ptr %12, ptr %2, align 8, !dbg !181
  br label %4, !dbg !175, !llvm.loop !182

13:                                               ; preds = %4
  %14 = load i32, ptr %3, align 4, !dbg !185
  ret i32 %14, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @show(ptr noundef %0) #0 !dbg !187 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !190, !DIExpression(), !191)
  br label %3, !dbg !192

3:                                                ; preds = %11, %1
  %4 = load ptr, ptr %2, align 8, !dbg !193
  %5 = icmp ne ptr %4, null, !dbg !196
  br i1 %5, label %6, label %15, !dbg !196

6:                                                ; preds = %3
  %7 = load ptr, ptr %2, align 8, !dbg !197
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0, !dbg !198
  %9 = load i32, ptr %8, align 8, !dbg !198
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9), !dbg !199
  br label %11, !dbg !199

11:                                               ; preds = %6
  %12 = load ptr, ptr %2, align 8, !dbg !200
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !201
  %14 = load ptr, ptr %13, align 8, !dbg !201
  store ptr %14, ptr %2, align 8, !dbg !202
  br label %3, !dbg !203, !llvm.loop !204

15:                                               ; preds = %3
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.1), !dbg !206
  ret void, !dbg !207
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @unused_helper(i32 noundef %0) #0 !dbg !208 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !211, !DIExpression(), !212)
  %3 = load i32, ptr %2, align 4, !dbg !213
  %4 = mul nsw i32 %3, 100, !dbg !214
  ret i32 %4, !dbg !215
}

; Function Attrs: noinline nounwind uwtable
define dso_local double @half(double noundef %0) #0 !dbg !216 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
    #dbg_declare(ptr %2, !220, !DIExpression(), !221)
  %3 = load double, ptr %2, align 8, !dbg !222
  %4 = fdiv double %3, 2.000000e+00, !dbg !223
  ret double %4, !dbg !224
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @counter() #0 !dbg !39 {
  %1 = load i32, ptr @counter.n, align 4, !dbg !225
  %2 = add nsw i32 %1, 1, !dbg !225
  store i32 %2, ptr @counter.n, align 4, !dbg !225
  ret i32 %2, !dbg !226
}

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @shift(i64 %0, i32 noundef %1) #0 !dbg !227 {
  %3 = alloca %struct.point, align 4
  %4 = alloca %struct.point, align 4
  %5 = alloca i32, align 4
  store i64 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !235, !DIExpression(), !236)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !237, !DIExpression(), !238)
  %6 = load i32, ptr %5, align 4, !dbg !239
  %7 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 0, !dbg !240
  %8 = load i32, ptr %7, align 4, !dbg !241
  %9 = add nsw i32 %8, %6, !dbg !241
  store i32 %9, ptr %7, align 4, !dbg !241
  %10 = load i32, ptr %5, align 4, !dbg !242
  %11 = getelementptr inbounds %struct.point, ptr %4, i32 0, i32 1, !dbg !243
  %12 = load i32, ptr %11, align 4, !dbg !244
  %13 = add nsw i32 %12, %10, !dbg !244
  store i32 %13, ptr %11, align 4, !dbg !244
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 8, i1 false), !dbg !245
  %14 = load i64, ptr %3, align 4, !dbg !246
  ret i64 %14, !dbg !246
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !247 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.bits, align 8
  %7 = alloca %struct.bits, align 8
  %8 = alloca %struct.point, align 4
  %9 = alloca %struct.point, align 4
  %10 = alloca [5 x %struct.point], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %union.value, align 4
  %14 = alloca %struct.hole, align 8
  %15 = alloca [16 x i8], align 16
  %16 = alloca [4 x i8], align 1
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i16, align 2
  %21 = alloca i64, align 8
  %22 = alloca float, align 4
  %23 = alloca double, align 8
  %24 = alloca i8, align 1
  %25 = alloca { double, double }, align 8
  %26 = alloca [2 x ptr], align 16
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.point, align 4
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !252, !DIExpression(), !253)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !254, !DIExpression(), !255)
    #dbg_declare(ptr %6, !256, !DIExpression(), !264)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const.main.v, i64 16, i1 false), !dbg !264
    #dbg_declare(ptr %7, !265, !DIExpression(), !266)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.w, i64 16, i1 false), !dbg !266
    #dbg_declare(ptr %8, !267, !DIExpression(), !268)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 @__const.main.p, i64 8, i1 false), !dbg !268
    #dbg_declare(ptr %9, !269, !DIExpression(), !270)
    #dbg_declare(ptr %10, !271, !DIExpression(), !273)
  call void @llvm.memset.p0.i64(ptr align 16 %10, i8 0, i64 40, i1 false), !dbg !273
  %34 = getelementptr inbounds [5 x %struct.point], ptr %10, i32 0, i32 0, !dbg !273
  %35 = getelementptr inbounds %struct.point, ptr %34, i32 0, i32 0, !dbg !273
  store i32 1, ptr %35, align 16, !dbg !273
  %36 = getelementptr inbounds %struct.point, ptr %34, i32 0, i32 1, !dbg !273
  store i32 2, ptr %36, align 4, !dbg !273
    #dbg_declare(ptr %11, !274, !DIExpression(), !275)
  store i32 6, ptr %11, align 4, !dbg !275
    #dbg_declare(ptr %12, !276, !DIExpression(), !277)
  store i32 5, ptr %12, align 4, !dbg !277
    #dbg_declare(ptr %13, !278, !DIExpression(), !288)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__const.main.u, i64 8, i1 false), !dbg !288
    #dbg_declare(ptr %14, !289, !DIExpression(), !305)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 @__const.main.h, i64 40, i1 false), !dbg !305
    #dbg_declare(ptr %15, !306, !DIExpression(), !310)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 @__const.main.name, i64 16, i1 false), !dbg !310
    #dbg_declare(ptr %16, !311, !DIExpression(), !312)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 @__const.main.full, i64 4, i1 false), !dbg !312
    #dbg_declare(ptr %17, !313, !DIExpression(), !314)
  store i32 -1294967296, ptr %17, align 4, !dbg !314
    #dbg_declare(ptr %18, !315, !DIExpression(), !316)
  store i8 -56, ptr %18, align 1, !dbg !316
    #dbg_declare(ptr %19, !317, !DIExpression(), !319)
  store i8 -5, ptr %19, align 1, !dbg !319
    #dbg_declare(ptr %20, !320, !DIExpression(), !321)
  store i16 -300, ptr %20, align 2, !dbg !321
    #dbg_declare(ptr %21, !322, !DIExpression(), !323)
  store i64 1099511627776, ptr %21, align 8, !dbg !323
    #dbg_declare(ptr %22, !324, !DIExpression(), !325)
  store float 0x3FB99999A0000000, ptr %22, align 4, !dbg !325
    #dbg_declare(ptr %23, !326, !DIExpression(), !327)
  store double 0x3FD5555555555555, ptr %23, align 8, !dbg !327
    #dbg_declare(ptr %24, !328, !DIExpression(), !330)
  store i8 1, ptr %24, align 1, !dbg !330
    #dbg_declare(ptr %25, !331, !DIExpression(), !333)
  %37 = getelementptr inbounds { double, double }, ptr %25, i32 0, i32 0, !dbg !333
  %38 = getelementptr inbounds { double, double }, ptr %25, i32 0, i32 1, !dbg !333
  store double 1.000000e+00, ptr %37, align 8, !dbg !333
  store double 2.000000e+00, ptr %38, align 8, !dbg !333
    #dbg_declare(ptr %26, !334, !DIExpression(), !336)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %26, ptr align 16 @__const.main.ops, i64 16, i1 false), !dbg !336
    #dbg_declare(ptr %27, !337, !DIExpression(), !338)
  store ptr null, ptr %27, align 8, !dbg !338
    #dbg_declare(ptr %28, !339, !DIExpression(), !340)
  store i32 5, ptr %28, align 4, !dbg !340
    #dbg_declare(ptr %29, !341, !DIExpression(), !343)
  store i32 0, ptr %29, align 4, !dbg !343
  br label %39, !dbg !344

39:                                               ; preds = %47, %2
  %40 = load i32, ptr %29, align 4, !dbg !345
  %41 = icmp slt i32 %40, 3, !dbg !347
  br i1 %41, label %42, label %50, !dbg !348

42:                                               ; preds = %39
  %43 = load ptr, ptr %27, align 8, !dbg !349
  %44 = load i32, ptr %29, align 4, !dbg !350
  %45 = mul nsw i32 %44, 10, !dbg !351
  %46 = call ptr @push(ptr noundef %43, i32 noundef %45), !dbg !352
  store ptr %46, ptr %27, align 8, !dbg !353
  br label %47, !dbg !354

47:                                               ; preds = %42
  %48 = load i32, ptr %29, align 4, !dbg !355
  %49 = add nsw i32 %48, 1, !dbg !355
  store i32 %49, ptr %29, align 4, !dbg !355
  br label %39, !dbg !356, !llvm.loop !357

50:                                               ; preds = %39
  %51 = call ptr @strcpy(ptr noundef @buffer, ptr noundef @.str.2) #7, !dbg !359
  %52 = getelementptr inbounds [2 x ptr], ptr %26, i64 0, i64 0, !dbg !360
  %53 = load ptr, ptr %52, align 16, !dbg !360
  %54 = load i32, ptr %28, align 4, !dbg !361
  %55 = call i32 @apply(ptr noundef %53, i32 noundef %54, i32 noundef 2), !dbg !362
  store i32 %55, ptr %28, align 4, !dbg !363
  %56 = call i32 @counter(), !dbg !364
  %57 = load i32, ptr %28, align 4, !dbg !365
  %58 = add nsw i32 %57, %56, !dbg !365
  store i32 %58, ptr %28, align 4, !dbg !365
  %59 = load i32, ptr %28, align 4, !dbg !366
  %60 = load i64, ptr %8, align 4, !dbg !367
  %61 = call i64 @shift(i64 %60, i32 noundef %59), !dbg !367
  store i64 %61, ptr %30, align 4, !dbg !367
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %30, i64 8, i1 false), !dbg !367
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %6, i64 16, i1 false), !dbg !368
    #dbg_declare(ptr %31, !369, !DIExpression(), !371)
  store ptr getelementptr inbounds ([4 x i32], ptr getelementptr inbounds ([3 x [4 x i32]], ptr @matrix, i64 0, i64 1), i64 0, i64 2), ptr %31, align 8, !dbg !371
    #dbg_declare(ptr %32, !372, !DIExpression(), !373)
  store ptr @.str.3, ptr %32, align 8, !dbg !373
    #dbg_declare(ptr %33, !374, !DIExpression(), !375)
  %62 = call i64 @fact(i32 noundef 5), !dbg !376
  store i64 %62, ptr %33, align 8, !dbg !375
  %63 = load i32, ptr %28, align 4, !dbg !377
  %64 = load i64, ptr %33, align 8, !dbg !378
  %65 = getelementptr inbounds %struct.point, ptr %9, i32 0, i32 0, !dbg !379
  %66 = load i32, ptr %65, align 4, !dbg !379
  %67 = load ptr, ptr %31, align 8, !dbg !380
  %68 = load i32, ptr %67, align 4, !dbg !381
  %69 = load i32, ptr %11, align 4, !dbg !382
  %70 = sub i32 %69, 5, !dbg !383
  %71 = zext i32 %70 to i64, !dbg !384
  %72 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %71, !dbg !384
  %73 = load ptr, ptr %72, align 8, !dbg !384
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %63, i64 noundef %64, i32 noundef %66, i32 noundef %68, ptr noundef %73), !dbg !385
  %75 = load ptr, ptr %27, align 8, !dbg !386
  call void @show(ptr noundef %75), !dbg !387
  %76 = load i32, ptr %28, align 4, !dbg !388
  ret i32 %76, !dbg !389
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}
!llvm.ident = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "matrix", scope: !2, file: !3, line: 16, type: !81, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "values.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e8dabfb2d281891407f80f973c29119")
!4 = !{!5, !11}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !3, line: 6, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: 6)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "flag", file: !3, line: 7, baseType: !6, size: 32, elements: !12)
!12 = !{!13, !14, !15}
!13 = !DIEnumerator(name: "F_A", value: 1)
!14 = !DIEnumerator(name: "F_B", value: 2)
!15 = !DIEnumerator(name: "F_C", value: 4)
!16 = !{!0, !17, !20, !26, !32, !37, !42, !45, !50, !55, !60, !65, !67, !69, !71, !76}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "unused_global", scope: !2, file: !3, line: 17, type: !19, isLocal: false, isDefinition: true)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "raw", scope: !2, file: !3, line: 21, type: !22, isLocal: false, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 48, elements: !24)
!23 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!24 = !{!25}
!25 = !DISubrange(count: 6)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 32, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 16, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "n", scope: !39, file: !3, line: 37, type: !19, isLocal: true, isDefinition: true)
!39 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 37, type: !40, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!40 = !DISubroutineType(types: !41)
!41 = !{!19}
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 64, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 48, elements: !24)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 70, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 144, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 18)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 72, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 136, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 17)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 19, type: !57, isLocal: false, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 512, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 64)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 20, type: !62, isLocal: false, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 9600, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 300)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 22, type: !19, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !28, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !44, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 40, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 5)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 15, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 256, elements: !30)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !82)
!82 = !{!83, !31}
!83 = !DISubrange(count: 3)
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!92 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 24, type: !93, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!19, !19, !19}
!95 = !{}
!96 = !DILocalVariable(name: "a", arg: 1, scope: !92, file: !3, line: 24, type: !19)
!97 = !DILocation(line: 24, column: 13, scope: !92)
!98 = !DILocalVariable(name: "b", arg: 2, scope: !92, file: !3, line: 24, type: !19)
!99 = !DILocation(line: 24, column: 20, scope: !92)
!100 = !DILocation(line: 24, column: 32, scope: !92)
!101 = !DILocation(line: 24, column: 36, scope: !92)
!102 = !DILocation(line: 24, column: 34, scope: !92)
!103 = !DILocation(line: 24, column: 25, scope: !92)
!104 = distinct !DISubprogram(name: "mul", scope: !3, file: !3, line: 25, type: !93, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!105 = !DILocalVariable(name: "a", arg: 1, scope: !104, file: !3, line: 25, type: !19)
!106 = !DILocation(line: 25, column: 13, scope: !104)
!107 = !DILocalVariable(name: "b", arg: 2, scope: !104, file: !3, line: 25, type: !19)
!108 = !DILocation(line: 25, column: 20, scope: !104)
!109 = !DILocation(line: 25, column: 32, scope: !104)
!110 = !DILocation(line: 25, column: 36, scope: !104)
!111 = !DILocation(line: 25, column: 34, scope: !104)
!112 = !DILocation(line: 25, column: 25, scope: !104)
!113 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 26, type: !114, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!114 = !DISubroutineType(types: !115)
!115 = !{!19, !116, !19, !19}
!116 = !DIDerivedType(tag: DW_TAG_typedef, name: "op_t", file: !3, line: 12, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!118 = !DILocalVariable(name: "f", arg: 1, scope: !113, file: !3, line: 26, type: !116)
!119 = !DILocation(line: 26, column: 16, scope: !113)
!120 = !DILocalVariable(name: "a", arg: 2, scope: !113, file: !3, line: 26, type: !19)
!121 = !DILocation(line: 26, column: 23, scope: !113)
!122 = !DILocalVariable(name: "b", arg: 3, scope: !113, file: !3, line: 26, type: !19)
!123 = !DILocation(line: 26, column: 30, scope: !113)
!124 = !DILocation(line: 26, column: 40, scope: !113)
!125 = !DILocation(line: 26, column: 51, scope: !113)
!126 = !DILocation(line: 26, column: 53, scope: !113)
!127 = !DILocation(line: 26, column: 56, scope: !113)
!128 = !DILocation(line: 26, column: 44, scope: !113)
!129 = distinct !DISubprogram(name: "fact", scope: !3, file: !3, line: 27, type: !130, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!130 = !DISubroutineType(types: !131)
!131 = !{!132, !19}
!132 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!133 = !DILocalVariable(name: "n", arg: 1, scope: !129, file: !3, line: 27, type: !19)
!134 = !DILocation(line: 27, column: 15, scope: !129)
!135 = !DILocation(line: 27, column: 27, scope: !129)
!136 = !DILocation(line: 27, column: 29, scope: !129)
!137 = !DILocation(line: 27, column: 40, scope: !129)
!138 = !DILocation(line: 27, column: 49, scope: !129)
!139 = !DILocation(line: 27, column: 51, scope: !129)
!140 = !DILocation(line: 27, column: 44, scope: !129)
!141 = !DILocation(line: 27, column: 42, scope: !129)
!142 = !DILocation(line: 27, column: 20, scope: !129)
!143 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 28, type: !144, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!144 = !DISubroutineType(types: !145)
!145 = !{!146, !146, !19}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 13, size: 128, elements: !148)
!148 = !{!149, !150}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !147, file: !3, line: 13, baseType: !19, size: 32)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !147, file: !3, line: 13, baseType: !146, size: 64, offset: 64)
!151 = !DILocalVariable(name: "l", arg: 1, scope: !143, file: !3, line: 28, type: !146)
!152 = !DILocation(line: 28, column: 32, scope: !143)
!153 = !DILocalVariable(name: "v", arg: 2, scope: !143, file: !3, line: 28, type: !19)
!154 = !DILocation(line: 28, column: 39, scope: !143)
!155 = !DILocalVariable(name: "n", scope: !143, file: !3, line: 29, type: !146)
!156 = !DILocation(line: 29, column: 16, scope: !143)
!157 = !DILocation(line: 29, column: 20, scope: !143)
!158 = !DILocation(line: 30, column: 14, scope: !143)
!159 = !DILocation(line: 30, column: 3, scope: !143)
!160 = !DILocation(line: 30, column: 6, scope: !143)
!161 = !DILocation(line: 30, column: 12, scope: !143)
!162 = !DILocation(line: 30, column: 27, scope: !143)
!163 = !DILocation(line: 30, column: 17, scope: !143)
!164 = !DILocation(line: 30, column: 20, scope: !143)
!165 = !DILocation(line: 30, column: 25, scope: !143)
!166 = !DILocation(line: 31, column: 10, scope: !143)
!167 = !DILocation(line: 31, column: 3, scope: !143)
!168 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 33, type: !169, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!169 = !DISubroutineType(types: !170)
!170 = !{!19, !146}
!171 = !DILocalVariable(name: "l", arg: 1, scope: !168, file: !3, line: 33, type: !146)
!172 = !DILocation(line: 33, column: 25, scope: !168)
!173 = !DILocalVariable(name: "n", scope: !168, file: !3, line: 33, type: !19)
!174 = !DILocation(line: 33, column: 34, scope: !168)
!175 = !DILocation(line: 33, column: 41, scope: !168)
!176 = !DILocation(line: 33, column: 48, scope: !168)
!177 = !DILocation(line: 33, column: 54, scope: !178)
!178 = distinct !DILexicalBlock(scope: !168, file: !3, line: 33, column: 51)
!179 = !DILocation(line: 33, column: 62, scope: !178)
!180 = !DILocation(line: 33, column: 65, scope: !178)
!181 = !DILocation(line: 33, column: 60, scope: !178)
!182 = distinct !{!182, !175, !183, !184}
!183 = !DILocation(line: 33, column: 71, scope: !168)
!184 = !{!"llvm.loop.mustprogress"}
!185 = !DILocation(line: 33, column: 80, scope: !168)
!186 = !DILocation(line: 33, column: 73, scope: !168)
!187 = distinct !DISubprogram(name: "show", scope: !3, file: !3, line: 34, type: !188, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!188 = !DISubroutineType(types: !189)
!189 = !{null, !146}
!190 = !DILocalVariable(name: "l", arg: 1, scope: !187, file: !3, line: 34, type: !146)
!191 = !DILocation(line: 34, column: 24, scope: !187)
!192 = !DILocation(line: 34, column: 29, scope: !187)
!193 = !DILocation(line: 34, column: 36, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 34, column: 29)
!195 = distinct !DILexicalBlock(scope: !187, file: !3, line: 34, column: 29)
!196 = !DILocation(line: 34, column: 29, scope: !195)
!197 = !DILocation(line: 34, column: 66, scope: !194)
!198 = !DILocation(line: 34, column: 69, scope: !194)
!199 = !DILocation(line: 34, column: 52, scope: !194)
!200 = !DILocation(line: 34, column: 43, scope: !194)
!201 = !DILocation(line: 34, column: 46, scope: !194)
!202 = !DILocation(line: 34, column: 41, scope: !194)
!203 = !DILocation(line: 34, column: 29, scope: !194)
!204 = distinct !{!204, !196, !205, !184}
!205 = !DILocation(line: 34, column: 74, scope: !195)
!206 = !DILocation(line: 34, column: 77, scope: !187)
!207 = !DILocation(line: 34, column: 91, scope: !187)
!208 = distinct !DISubprogram(name: "unused_helper", scope: !3, file: !3, line: 35, type: !209, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!209 = !DISubroutineType(types: !210)
!210 = !{!19, !19}
!211 = !DILocalVariable(name: "x", arg: 1, scope: !208, file: !3, line: 35, type: !19)
!212 = !DILocation(line: 35, column: 23, scope: !208)
!213 = !DILocation(line: 35, column: 35, scope: !208)
!214 = !DILocation(line: 35, column: 37, scope: !208)
!215 = !DILocation(line: 35, column: 28, scope: !208)
!216 = distinct !DISubprogram(name: "half", scope: !3, file: !3, line: 36, type: !217, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!217 = !DISubroutineType(types: !218)
!218 = !{!219, !219}
!219 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!220 = !DILocalVariable(name: "x", arg: 1, scope: !216, file: !3, line: 36, type: !219)
!221 = !DILocation(line: 36, column: 20, scope: !216)
!222 = !DILocation(line: 36, column: 32, scope: !216)
!223 = !DILocation(line: 36, column: 34, scope: !216)
!224 = !DILocation(line: 36, column: 25, scope: !216)
!225 = !DILocation(line: 37, column: 47, scope: !39)
!226 = !DILocation(line: 37, column: 40, scope: !39)
!227 = distinct !DISubprogram(name: "shift", scope: !3, file: !3, line: 38, type: !228, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!228 = !DISubroutineType(types: !229)
!229 = !{!230, !230, !19}
!230 = !DIDerivedType(tag: DW_TAG_typedef, name: "point_t", file: !3, line: 8, baseType: !231)
!231 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 8, size: 64, elements: !232)
!232 = !{!233, !234}
!233 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !231, file: !3, line: 8, baseType: !19, size: 32)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !231, file: !3, line: 8, baseType: !19, size: 32, offset: 32)
!235 = !DILocalVariable(name: "p", arg: 1, scope: !227, file: !3, line: 38, type: !230)
!236 = !DILocation(line: 38, column: 23, scope: !227)
!237 = !DILocalVariable(name: "d", arg: 2, scope: !227, file: !3, line: 38, type: !19)
!238 = !DILocation(line: 38, column: 30, scope: !227)
!239 = !DILocation(line: 38, column: 42, scope: !227)
!240 = !DILocation(line: 38, column: 37, scope: !227)
!241 = !DILocation(line: 38, column: 39, scope: !227)
!242 = !DILocation(line: 38, column: 52, scope: !227)
!243 = !DILocation(line: 38, column: 47, scope: !227)
!244 = !DILocation(line: 38, column: 49, scope: !227)
!245 = !DILocation(line: 38, column: 62, scope: !227)
!246 = !DILocation(line: 38, column: 55, scope: !227)
!247 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !248, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !95)
!248 = !DISubroutineType(types: !249)
!249 = !{!19, !19, !250}
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !251, size: 64)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!252 = !DILocalVariable(name: "argc", arg: 1, scope: !247, file: !3, line: 40, type: !19)
!253 = !DILocation(line: 40, column: 14, scope: !247)
!254 = !DILocalVariable(name: "argv", arg: 2, scope: !247, file: !3, line: 40, type: !250)
!255 = !DILocation(line: 40, column: 27, scope: !247)
!256 = !DILocalVariable(name: "v", scope: !247, file: !3, line: 41, type: !257)
!257 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 9, size: 128, elements: !258)
!258 = !{!259, !260, !261, !263}
!259 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !257, file: !3, line: 9, baseType: !6, size: 3, flags: DIFlagBitField, extraData: i64 0)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !257, file: !3, line: 9, baseType: !19, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!261 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !257, file: !3, line: 9, baseType: !262, size: 40, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!262 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !257, file: !3, line: 9, baseType: !19, size: 32, offset: 64)
!264 = !DILocation(line: 41, column: 15, scope: !247)
!265 = !DILocalVariable(name: "w", scope: !247, file: !3, line: 41, type: !257)
!266 = !DILocation(line: 41, column: 49, scope: !247)
!267 = !DILocalVariable(name: "p", scope: !247, file: !3, line: 42, type: !230)
!268 = !DILocation(line: 42, column: 11, scope: !247)
!269 = !DILocalVariable(name: "q", scope: !247, file: !3, line: 42, type: !230)
!270 = !DILocation(line: 42, column: 25, scope: !247)
!271 = !DILocalVariable(name: "arr", scope: !247, file: !3, line: 43, type: !272)
!272 = !DICompositeType(tag: DW_TAG_array_type, baseType: !230, size: 320, elements: !74)
!273 = !DILocation(line: 43, column: 11, scope: !247)
!274 = !DILocalVariable(name: "c", scope: !247, file: !3, line: 44, type: !5)
!275 = !DILocation(line: 44, column: 14, scope: !247)
!276 = !DILocalVariable(name: "fl", scope: !247, file: !3, line: 45, type: !11)
!277 = !DILocation(line: 45, column: 13, scope: !247)
!278 = !DILocalVariable(name: "u", scope: !247, file: !3, line: 46, type: !279)
!279 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "value", file: !3, line: 10, size: 64, elements: !280)
!280 = !{!281, !282, !284}
!281 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !279, file: !3, line: 10, baseType: !19, size: 32)
!282 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !279, file: !3, line: 10, baseType: !283, size: 32)
!283 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !279, file: !3, line: 10, baseType: !285, size: 64)
!285 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !286)
!286 = !{!287}
!287 = !DISubrange(count: 8)
!288 = !DILocation(line: 46, column: 15, scope: !247)
!289 = !DILocalVariable(name: "h", scope: !247, file: !3, line: 47, type: !290)
!290 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hole", file: !3, line: 11, size: 320, elements: !291)
!291 = !{!292, !293, !294, !296, !299, !304}
!292 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !290, file: !3, line: 11, baseType: !29, size: 8)
!293 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !290, file: !3, line: 11, baseType: !132, size: 64, offset: 64)
!294 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !290, file: !3, line: 11, baseType: !295, size: 16, offset: 128)
!295 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !290, file: !3, line: 11, baseType: !297, size: 24, offset: 144)
!297 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 24, elements: !298)
!298 = !{!83}
!299 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !290, file: !3, line: 11, baseType: !300, size: 64, offset: 192)
!300 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !290, file: !3, line: 11, size: 64, elements: !301)
!301 = !{!302, !303}
!302 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !300, file: !3, line: 11, baseType: !19, size: 32)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !300, file: !3, line: 11, baseType: !19, size: 32, offset: 32)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !290, file: !3, line: 11, baseType: !279, size: 64, offset: 256)
!305 = !DILocation(line: 47, column: 15, scope: !247)
!306 = !DILocalVariable(name: "name", scope: !247, file: !3, line: 48, type: !307)
!307 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 128, elements: !308)
!308 = !{!309}
!309 = !DISubrange(count: 16)
!310 = !DILocation(line: 48, column: 8, scope: !247)
!311 = !DILocalVariable(name: "full", scope: !247, file: !3, line: 49, type: !28)
!312 = !DILocation(line: 49, column: 8, scope: !247)
!313 = !DILocalVariable(name: "ui", scope: !247, file: !3, line: 50, type: !6)
!314 = !DILocation(line: 50, column: 16, scope: !247)
!315 = !DILocalVariable(name: "uc", scope: !247, file: !3, line: 51, type: !23)
!316 = !DILocation(line: 51, column: 17, scope: !247)
!317 = !DILocalVariable(name: "sc", scope: !247, file: !3, line: 52, type: !318)
!318 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!319 = !DILocation(line: 52, column: 15, scope: !247)
!320 = !DILocalVariable(name: "sh", scope: !247, file: !3, line: 53, type: !295)
!321 = !DILocation(line: 53, column: 9, scope: !247)
!322 = !DILocalVariable(name: "l", scope: !247, file: !3, line: 54, type: !132)
!323 = !DILocation(line: 54, column: 8, scope: !247)
!324 = !DILocalVariable(name: "f", scope: !247, file: !3, line: 55, type: !283)
!325 = !DILocation(line: 55, column: 9, scope: !247)
!326 = !DILocalVariable(name: "d", scope: !247, file: !3, line: 56, type: !219)
!327 = !DILocation(line: 56, column: 10, scope: !247)
!328 = !DILocalVariable(name: "ok", scope: !247, file: !3, line: 57, type: !329)
!329 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!330 = !DILocation(line: 57, column: 9, scope: !247)
!331 = !DILocalVariable(name: "z", scope: !247, file: !3, line: 58, type: !332)
!332 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!333 = !DILocation(line: 58, column: 19, scope: !247)
!334 = !DILocalVariable(name: "ops", scope: !247, file: !3, line: 59, type: !335)
!335 = !DICompositeType(tag: DW_TAG_array_type, baseType: !116, size: 128, elements: !35)
!336 = !DILocation(line: 59, column: 8, scope: !247)
!337 = !DILocalVariable(name: "list", scope: !247, file: !3, line: 60, type: !146)
!338 = !DILocation(line: 60, column: 16, scope: !247)
!339 = !DILocalVariable(name: "s", scope: !247, file: !3, line: 61, type: !19)
!340 = !DILocation(line: 61, column: 7, scope: !247)
!341 = !DILocalVariable(name: "i", scope: !342, file: !3, line: 62, type: !19)
!342 = distinct !DILexicalBlock(scope: !247, file: !3, line: 62, column: 3)
!343 = !DILocation(line: 62, column: 12, scope: !342)
!344 = !DILocation(line: 62, column: 8, scope: !342)
!345 = !DILocation(line: 62, column: 19, scope: !346)
!346 = distinct !DILexicalBlock(scope: !342, file: !3, line: 62, column: 3)
!347 = !DILocation(line: 62, column: 21, scope: !346)
!348 = !DILocation(line: 62, column: 3, scope: !342)
!349 = !DILocation(line: 63, column: 17, scope: !346)
!350 = !DILocation(line: 63, column: 23, scope: !346)
!351 = !DILocation(line: 63, column: 25, scope: !346)
!352 = !DILocation(line: 63, column: 12, scope: !346)
!353 = !DILocation(line: 63, column: 10, scope: !346)
!354 = !DILocation(line: 63, column: 5, scope: !346)
!355 = !DILocation(line: 62, column: 27, scope: !346)
!356 = !DILocation(line: 62, column: 3, scope: !346)
!357 = distinct !{!357, !348, !358, !184}
!358 = !DILocation(line: 63, column: 29, scope: !342)
!359 = !DILocation(line: 64, column: 3, scope: !247)
!360 = !DILocation(line: 65, column: 13, scope: !247)
!361 = !DILocation(line: 65, column: 21, scope: !247)
!362 = !DILocation(line: 65, column: 7, scope: !247)
!363 = !DILocation(line: 65, column: 5, scope: !247)
!364 = !DILocation(line: 66, column: 8, scope: !247)
!365 = !DILocation(line: 66, column: 5, scope: !247)
!366 = !DILocation(line: 67, column: 16, scope: !247)
!367 = !DILocation(line: 67, column: 7, scope: !247)
!368 = !DILocation(line: 68, column: 7, scope: !247)
!369 = !DILocalVariable(name: "ip", scope: !247, file: !3, line: 69, type: !370)
!370 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!371 = !DILocation(line: 69, column: 8, scope: !247)
!372 = !DILocalVariable(name: "str", scope: !247, file: !3, line: 70, type: !251)
!373 = !DILocation(line: 70, column: 9, scope: !247)
!374 = !DILocalVariable(name: "r", scope: !247, file: !3, line: 71, type: !132)
!375 = !DILocation(line: 71, column: 8, scope: !247)
!376 = !DILocation(line: 71, column: 12, scope: !247)
!377 = !DILocation(line: 72, column: 31, scope: !247)
!378 = !DILocation(line: 72, column: 34, scope: !247)
!379 = !DILocation(line: 72, column: 39, scope: !247)
!380 = !DILocation(line: 72, column: 43, scope: !247)
!381 = !DILocation(line: 72, column: 42, scope: !247)
!382 = !DILocation(line: 72, column: 53, scope: !247)
!383 = !DILocation(line: 72, column: 55, scope: !247)
!384 = !DILocation(line: 72, column: 47, scope: !247)
!385 = !DILocation(line: 72, column: 3, scope: !247)
!386 = !DILocation(line: 73, column: 8, scope: !247)
!387 = !DILocation(line: 73, column: 3, scope: !247)
!388 = !DILocation(line: 74, column: 10, scope: !247)
!389 = !DILocation(line: 74, column: 3, scope: !247)
