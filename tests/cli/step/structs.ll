; ModuleID = 'structs.c'
source_filename = "structs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.rec = type { i32, %union.value, %struct.flags, %struct.anon, [3 x %struct.point], i8, i8, i8, double, %struct.rec* }
%union.value = type { %struct.point }
%struct.point = type { i32, i32 }
%struct.flags = type { i56 }
%struct.anon = type { i16, i16 }
%struct.cplx = type { double, double }
%struct.big = type { i64, i64, i64, [16 x i8] }

@counter = dso_local global i32 7, align 4, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"hey\00", align 1
@table = dso_local global [2 x %struct.rec] zeroinitializer, align 16, !dbg !12
@__const.main.z = private unnamed_addr constant %struct.cplx { double 3.000000e+00, double 4.000000e+00 }, align 8
@.str.1 = private unnamed_addr constant [17 x i8] c"%ld %d %g %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"made\00\00\00\00\00\00\00\00\00\00\00\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !73 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.rec, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.big, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.cplx, align 8
  %8 = alloca double, align 8
  %9 = alloca i32*, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.rec* %2, metadata !77, metadata !DIExpression()), !dbg !78
  %12 = bitcast %struct.rec* %2 to i8*, !dbg !79
  call void @llvm.memset.p0i8.i64(i8* align 8 %12, i8 0, i64 72, i1 false), !dbg !79
  %13 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 0, !dbg !80
  store i32 2, i32* %13, align 8, !dbg !81
  %14 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 1, !dbg !82
  %15 = bitcast %union.value* %14 to [8 x i8]*, !dbg !83
  %16 = getelementptr inbounds [8 x i8], [8 x i8]* %15, i64 0, i64 0, !dbg !84
  %17 = call i8* @strcpy(i8* noundef %16, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0)), !dbg !85
  %18 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 2, !dbg !86
  %19 = bitcast %struct.flags* %18 to i64*, !dbg !87
  %20 = load i64, i64* %19, align 8, !dbg !88
  %21 = and i64 %20, -8, !dbg !88
  %22 = or i64 %21, 5, !dbg !88
  store i64 %22, i64* %19, align 8, !dbg !88
  %23 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 2, !dbg !89
  %24 = bitcast %struct.flags* %23 to i64*, !dbg !90
  %25 = load i64, i64* %24, align 8, !dbg !91
  %26 = and i64 %25, -249, !dbg !91
  %27 = or i64 %26, 232, !dbg !91
  store i64 %27, i64* %24, align 8, !dbg !91
  %28 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 2, !dbg !92
  %29 = bitcast %struct.flags* %28 to i64*, !dbg !93
  %30 = load i64, i64* %29, align 8, !dbg !94
  %31 = and i64 %30, -281474976710401, !dbg !94
  %32 = or i64 %31, 31604937987072, !dbg !94
  store i64 %32, i64* %29, align 8, !dbg !94
  %33 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 2, !dbg !95
  %34 = bitcast %struct.flags* %33 to i64*, !dbg !96
  %35 = load i64, i64* %34, align 8, !dbg !97
  %36 = and i64 %35, -281474976710657, !dbg !97
  %37 = or i64 %36, 281474976710656, !dbg !97
  store i64 %37, i64* %34, align 8, !dbg !97
  %38 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 3, !dbg !98
  %39 = getelementptr inbounds %struct.anon, %struct.anon* %38, i32 0, i32 0, !dbg !99
  store i16 -4, i16* %39, align 8, !dbg !100
  %40 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 3, !dbg !101
  %41 = getelementptr inbounds %struct.anon, %struct.anon* %40, i32 0, i32 1, !dbg !102
  store i16 9, i16* %41, align 2, !dbg !103
  call void @llvm.dbg.declare(metadata i32* %3, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, i32* %3, align 4, !dbg !106
  br label %42, !dbg !107

42:                                               ; preds = %60, %0
  %43 = load i32, i32* %3, align 4, !dbg !108
  %44 = icmp slt i32 %43, 3, !dbg !110
  br i1 %44, label %45, label %63, !dbg !111

45:                                               ; preds = %42
  %46 = load i32, i32* %3, align 4, !dbg !112
  %47 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 4, !dbg !114
  %48 = load i32, i32* %3, align 4, !dbg !115
  %49 = sext i32 %48 to i64, !dbg !116
  %50 = getelementptr inbounds [3 x %struct.point], [3 x %struct.point]* %47, i64 0, i64 %49, !dbg !116
  %51 = getelementptr inbounds %struct.point, %struct.point* %50, i32 0, i32 0, !dbg !117
  store i32 %46, i32* %51, align 4, !dbg !118
  %52 = load i32, i32* %3, align 4, !dbg !119
  %53 = load i32, i32* %3, align 4, !dbg !120
  %54 = mul nsw i32 %52, %53, !dbg !121
  %55 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 4, !dbg !122
  %56 = load i32, i32* %3, align 4, !dbg !123
  %57 = sext i32 %56 to i64, !dbg !124
  %58 = getelementptr inbounds [3 x %struct.point], [3 x %struct.point]* %55, i64 0, i64 %57, !dbg !124
  %59 = getelementptr inbounds %struct.point, %struct.point* %58, i32 0, i32 1, !dbg !125
  store i32 %54, i32* %59, align 4, !dbg !126
  br label %60, !dbg !127

60:                                               ; preds = %45
  %61 = load i32, i32* %3, align 4, !dbg !128
  %62 = add nsw i32 %61, 1, !dbg !128
  store i32 %62, i32* %3, align 4, !dbg !128
  br label %42, !dbg !129, !llvm.loop !130

63:                                               ; preds = %42
  %64 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 5, !dbg !133
  store i8 -56, i8* %64, align 4, !dbg !134
  %65 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 6, !dbg !135
  store i8 1, i8* %65, align 1, !dbg !136
  %66 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 7, !dbg !137
  store i8 113, i8* %66, align 2, !dbg !138
  %67 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 8, !dbg !139
  store double 2.500000e+00, double* %67, align 8, !dbg !140
  %68 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 9, !dbg !141
  store %struct.rec* getelementptr inbounds ([2 x %struct.rec], [2 x %struct.rec]* @table, i64 0, i64 0), %struct.rec** %68, align 8, !dbg !142
  store i32 1, i32* getelementptr inbounds ([2 x %struct.rec], [2 x %struct.rec]* @table, i64 0, i64 0, i32 0), align 16, !dbg !143
  store i32 42, i32* getelementptr inbounds ([2 x %struct.rec], [2 x %struct.rec]* @table, i64 0, i64 0, i32 1, i32 0, i32 0), align 4, !dbg !144
  store %struct.rec* getelementptr inbounds ([2 x %struct.rec], [2 x %struct.rec]* @table, i64 0, i64 1), %struct.rec** getelementptr inbounds ([2 x %struct.rec], [2 x %struct.rec]* @table, i64 0, i64 0, i32 9), align 16, !dbg !145
  call void @llvm.dbg.declare(metadata %struct.big* %4, metadata !146, metadata !DIExpression()), !dbg !157
  call void @make(%struct.big* sret(%struct.big) align 8 %4, i64 noundef 10), !dbg !158
  call void @llvm.dbg.declare(metadata i64* %5, metadata !159, metadata !DIExpression()), !dbg !160
  %69 = call i64 @sum_big(%struct.big* noundef byval(%struct.big) align 8 %4, i32 noundef 3), !dbg !161
  store i64 %69, i64* %5, align 8, !dbg !160
  call void @llvm.dbg.declare(metadata i32* %6, metadata !162, metadata !DIExpression()), !dbg !163
  %70 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 4, !dbg !164
  %71 = getelementptr inbounds [3 x %struct.point], [3 x %struct.point]* %70, i64 0, i64 0, !dbg !165
  %72 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 4, !dbg !166
  %73 = getelementptr inbounds [3 x %struct.point], [3 x %struct.point]* %72, i64 0, i64 2, !dbg !167
  %74 = bitcast %struct.point* %71 to i64*, !dbg !168
  %75 = load i64, i64* %74, align 4, !dbg !168
  %76 = bitcast %struct.point* %73 to i64*, !dbg !168
  %77 = load i64, i64* %76, align 4, !dbg !168
  %78 = call i32 @dist(i64 %75, i64 %77), !dbg !168
  store i32 %78, i32* %6, align 4, !dbg !163
  call void @llvm.dbg.declare(metadata %struct.cplx* %7, metadata !169, metadata !DIExpression()), !dbg !175
  %79 = bitcast %struct.cplx* %7 to i8*, !dbg !175
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %79, i8* align 8 bitcast (%struct.cplx* @__const.main.z to i8*), i64 16, i1 false), !dbg !175
  call void @llvm.dbg.declare(metadata double* %8, metadata !176, metadata !DIExpression()), !dbg !177
  %80 = bitcast %struct.cplx* %7 to { double, double }*, !dbg !178
  %81 = getelementptr inbounds { double, double }, { double, double }* %80, i32 0, i32 0, !dbg !178
  %82 = load double, double* %81, align 8, !dbg !178
  %83 = getelementptr inbounds { double, double }, { double, double }* %80, i32 0, i32 1, !dbg !178
  %84 = load double, double* %83, align 8, !dbg !178
  %85 = call double @norm(double %82, double %84), !dbg !178
  store double %85, double* %8, align 8, !dbg !177
  call void @llvm.dbg.declare(metadata i32** %9, metadata !179, metadata !DIExpression()), !dbg !181
  %86 = call i8* @malloc(i64 noundef 20), !dbg !182
  %87 = bitcast i8* %86 to i32*, !dbg !182
  store i32* %87, i32** %9, align 8, !dbg !181
  call void @llvm.dbg.declare(metadata i32* %10, metadata !183, metadata !DIExpression()), !dbg !185
  store i32 0, i32* %10, align 4, !dbg !185
  br label %88, !dbg !186

88:                                               ; preds = %98, %63
  %89 = load i32, i32* %10, align 4, !dbg !187
  %90 = icmp slt i32 %89, 5, !dbg !189
  br i1 %90, label %91, label %101, !dbg !190

91:                                               ; preds = %88
  %92 = load i32, i32* %10, align 4, !dbg !191
  %93 = mul nsw i32 %92, 10, !dbg !192
  %94 = load i32*, i32** %9, align 8, !dbg !193
  %95 = load i32, i32* %10, align 4, !dbg !194
  %96 = sext i32 %95 to i64, !dbg !193
  %97 = getelementptr inbounds i32, i32* %94, i64 %96, !dbg !193
  store i32 %93, i32* %97, align 4, !dbg !195
  br label %98, !dbg !193

98:                                               ; preds = %91
  %99 = load i32, i32* %10, align 4, !dbg !196
  %100 = add nsw i32 %99, 1, !dbg !196
  store i32 %100, i32* %10, align 4, !dbg !196
  br label %88, !dbg !197, !llvm.loop !198

101:                                              ; preds = %88
  call void @llvm.dbg.declare(metadata i32* %11, metadata !200, metadata !DIExpression()), !dbg !201
  %102 = call i32 @show(%struct.rec* noundef %2), !dbg !202
  %103 = getelementptr inbounds %struct.rec, %struct.rec* %2, i32 0, i32 9, !dbg !203
  %104 = load %struct.rec*, %struct.rec** %103, align 8, !dbg !203
  %105 = call i32 @show(%struct.rec* noundef %104), !dbg !204
  %106 = add nsw i32 %102, %105, !dbg !205
  store i32 %106, i32* %11, align 4, !dbg !201
  %107 = load i64, i64* %5, align 8, !dbg !206
  %108 = load i32, i32* %6, align 4, !dbg !207
  %109 = load double, double* %8, align 8, !dbg !208
  %110 = load i32, i32* %11, align 4, !dbg !209
  %111 = load i32*, i32** %9, align 8, !dbg !210
  %112 = getelementptr inbounds i32, i32* %111, i64 2, !dbg !210
  %113 = load i32, i32* %112, align 4, !dbg !210
  %114 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i64 0, i64 0), i64 noundef %107, i32 noundef %108, double noundef %109, i32 noundef %110, i32 noundef %113), !dbg !211
  %115 = load i32*, i32** %9, align 8, !dbg !212
  %116 = bitcast i32* %115 to i8*, !dbg !212
  call void @free(i8* noundef %116), !dbg !213
  ret i32 0, !dbg !214
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i8* @strcpy(i8* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(%struct.big* noalias sret(%struct.big) align 8 %0, i64 noundef %1) #0 !dbg !215 {
  %3 = alloca i64, align 8
  store i64 %1, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !218, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.declare(metadata %struct.big* %0, metadata !220, metadata !DIExpression()), !dbg !221
  %4 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !222
  %5 = load i64, i64* %3, align 8, !dbg !223
  store i64 %5, i64* %4, align 8, !dbg !222
  %6 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 1, !dbg !222
  %7 = load i64, i64* %3, align 8, !dbg !224
  %8 = add nsw i64 %7, 1, !dbg !225
  store i64 %8, i64* %6, align 8, !dbg !222
  %9 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 2, !dbg !222
  %10 = load i64, i64* %3, align 8, !dbg !226
  %11 = add nsw i64 %10, 2, !dbg !227
  store i64 %11, i64* %9, align 8, !dbg !222
  %12 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 3, !dbg !222
  %13 = bitcast [16 x i8]* %12 to i8*, !dbg !228
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %13, i8* align 1 getelementptr inbounds ([16 x i8], [16 x i8]* @.str.2, i32 0, i32 0), i64 16, i1 false), !dbg !228
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum_big(%struct.big* noundef byval(%struct.big) align 8 %0, i32 noundef %1) #0 !dbg !230 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata %struct.big* %0, metadata !233, metadata !DIExpression()), !dbg !234
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !235, metadata !DIExpression()), !dbg !236
  call void @llvm.dbg.declare(metadata i64* %4, metadata !237, metadata !DIExpression()), !dbg !238
  %5 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !239
  %6 = load i64, i64* %5, align 8, !dbg !239
  %7 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 1, !dbg !240
  %8 = load i64, i64* %7, align 8, !dbg !240
  %9 = add nsw i64 %6, %8, !dbg !241
  store i64 %9, i64* %4, align 8, !dbg !238
  %10 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 2, !dbg !242
  %11 = load i64, i64* %10, align 8, !dbg !242
  %12 = load i32, i32* %3, align 4, !dbg !243
  %13 = sext i32 %12 to i64, !dbg !243
  %14 = mul nsw i64 %11, %13, !dbg !244
  %15 = load i64, i64* %4, align 8, !dbg !245
  %16 = add nsw i64 %15, %14, !dbg !245
  store i64 %16, i64* %4, align 8, !dbg !245
  %17 = load i64, i64* %4, align 8, !dbg !246
  ret i64 %17, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @dist(i64 %0, i64 %1) #0 !dbg !248 {
  %3 = alloca %struct.point, align 4
  %4 = alloca %struct.point, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = bitcast %struct.point* %3 to i64*
  store i64 %0, i64* %7, align 4
  %8 = bitcast %struct.point* %4 to i64*
  store i64 %1, i64* %8, align 4
  call void @llvm.dbg.declare(metadata %struct.point* %3, metadata !251, metadata !DIExpression()), !dbg !252
  call void @llvm.dbg.declare(metadata %struct.point* %4, metadata !253, metadata !DIExpression()), !dbg !254
  call void @llvm.dbg.declare(metadata i32* %5, metadata !255, metadata !DIExpression()), !dbg !256
  %9 = getelementptr inbounds %struct.point, %struct.point* %3, i32 0, i32 0, !dbg !257
  %10 = load i32, i32* %9, align 4, !dbg !257
  %11 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 0, !dbg !258
  %12 = load i32, i32* %11, align 4, !dbg !258
  %13 = sub nsw i32 %10, %12, !dbg !259
  store i32 %13, i32* %5, align 4, !dbg !256
  call void @llvm.dbg.declare(metadata i32* %6, metadata !260, metadata !DIExpression()), !dbg !261
  %14 = getelementptr inbounds %struct.point, %struct.point* %3, i32 0, i32 1, !dbg !262
  %15 = load i32, i32* %14, align 4, !dbg !262
  %16 = getelementptr inbounds %struct.point, %struct.point* %4, i32 0, i32 1, !dbg !263
  %17 = load i32, i32* %16, align 4, !dbg !263
  %18 = sub nsw i32 %15, %17, !dbg !264
  store i32 %18, i32* %6, align 4, !dbg !261
  %19 = load i32, i32* %5, align 4, !dbg !265
  %20 = load i32, i32* %5, align 4, !dbg !266
  %21 = mul nsw i32 %19, %20, !dbg !267
  %22 = load i32, i32* %6, align 4, !dbg !268
  %23 = load i32, i32* %6, align 4, !dbg !269
  %24 = mul nsw i32 %22, %23, !dbg !270
  %25 = add nsw i32 %21, %24, !dbg !271
  ret i32 %25, !dbg !272
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal double @norm(double %0, double %1) #0 !dbg !273 {
  %3 = alloca %struct.cplx, align 8
  %4 = bitcast %struct.cplx* %3 to { double, double }*
  %5 = getelementptr inbounds { double, double }, { double, double }* %4, i32 0, i32 0
  store double %0, double* %5, align 8
  %6 = getelementptr inbounds { double, double }, { double, double }* %4, i32 0, i32 1
  store double %1, double* %6, align 8
  call void @llvm.dbg.declare(metadata %struct.cplx* %3, metadata !276, metadata !DIExpression()), !dbg !277
  %7 = getelementptr inbounds %struct.cplx, %struct.cplx* %3, i32 0, i32 0, !dbg !278
  %8 = load double, double* %7, align 8, !dbg !278
  %9 = getelementptr inbounds %struct.cplx, %struct.cplx* %3, i32 0, i32 0, !dbg !279
  %10 = load double, double* %9, align 8, !dbg !279
  %11 = getelementptr inbounds %struct.cplx, %struct.cplx* %3, i32 0, i32 1, !dbg !280
  %12 = load double, double* %11, align 8, !dbg !280
  %13 = getelementptr inbounds %struct.cplx, %struct.cplx* %3, i32 0, i32 1, !dbg !281
  %14 = load double, double* %13, align 8, !dbg !281
  %15 = fmul double %12, %14, !dbg !282
  %16 = call double @llvm.fmuladd.f64(double %8, double %10, double %15), !dbg !283
  ret double %16, !dbg !284
}

declare i8* @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @show(%struct.rec* noundef %0) #0 !dbg !285 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.rec*, align 8
  store %struct.rec* %0, %struct.rec** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.rec** %3, metadata !290, metadata !DIExpression()), !dbg !291
  %4 = load %struct.rec*, %struct.rec** %3, align 8, !dbg !292
  %5 = getelementptr inbounds %struct.rec, %struct.rec* %4, i32 0, i32 0, !dbg !293
  %6 = load i32, i32* %5, align 8, !dbg !293
  switch i32 %6, label %19 [
    i32 1, label %7
    i32 2, label %12
  ], !dbg !294

7:                                                ; preds = %1
  %8 = load %struct.rec*, %struct.rec** %3, align 8, !dbg !295
  %9 = getelementptr inbounds %struct.rec, %struct.rec* %8, i32 0, i32 1, !dbg !297
  %10 = bitcast %union.value* %9 to i32*, !dbg !298
  %11 = load i32, i32* %10, align 4, !dbg !298
  store i32 %11, i32* %2, align 4, !dbg !299
  br label %25, !dbg !299

12:                                               ; preds = %1
  %13 = load %struct.rec*, %struct.rec** %3, align 8, !dbg !300
  %14 = getelementptr inbounds %struct.rec, %struct.rec* %13, i32 0, i32 1, !dbg !301
  %15 = bitcast %union.value* %14 to [8 x i8]*, !dbg !302
  %16 = getelementptr inbounds [8 x i8], [8 x i8]* %15, i64 0, i64 0, !dbg !300
  %17 = load i8, i8* %16, align 4, !dbg !300
  %18 = sext i8 %17 to i32, !dbg !300
  store i32 %18, i32* %2, align 4, !dbg !303
  br label %25, !dbg !303

19:                                               ; preds = %1
  %20 = load %struct.rec*, %struct.rec** %3, align 8, !dbg !304
  %21 = getelementptr inbounds %struct.rec, %struct.rec* %20, i32 0, i32 1, !dbg !305
  %22 = bitcast %union.value* %21 to %struct.point*, !dbg !306
  %23 = getelementptr inbounds %struct.point, %struct.point* %22, i32 0, i32 0, !dbg !307
  %24 = load i32, i32* %23, align 4, !dbg !307
  store i32 %24, i32* %2, align 4, !dbg !308
  br label %25, !dbg !308

25:                                               ; preds = %19, %12, %7
  %26 = load i32, i32* %2, align 4, !dbg !309
  ret i32 %26, !dbg !309
}

declare i32 @printf(i8* noundef, ...) #3

declare void @free(i8* noundef) #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 26, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structs.c", directory: ".", checksumkind: CSK_MD5, checksum: "ed0ca9a630cbe3d2c668e0215aa667b4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !3, line: 5, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "INT", value: 1)
!9 = !DIEnumerator(name: "TEXT", value: 2)
!10 = !DIEnumerator(name: "PAIR", value: 5)
!11 = !{!0, !12}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 25, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 1152, elements: !63)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "rec", file: !3, line: 10, size: 576, elements: !16)
!16 = !{!17, !18, !35, !44, !50, !54, !57, !58, !59, !61}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !15, file: !3, line: 11, baseType: !5, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !15, file: !3, line: 12, baseType: !19, size: 64, offset: 32)
!19 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "value", file: !3, line: 9, size: 64, elements: !20)
!20 = !{!21, !23, !25, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !19, file: !3, line: 9, baseType: !22, size: 32)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !19, file: !3, line: 9, baseType: !24, size: 32)
!24 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !19, file: !3, line: 9, baseType: !26, size: 64)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !28)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 8)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !19, file: !3, line: 9, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 7, size: 64, elements: !32)
!32 = !{!33, !34}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !31, file: !3, line: 7, baseType: !22, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !31, file: !3, line: 7, baseType: !22, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "fl", scope: !15, file: !3, line: 13, baseType: !36, size: 64, offset: 128)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 8, size: 64, elements: !37)
!37 = !{!38, !39, !40, !42}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !36, file: !3, line: 8, baseType: !6, size: 3, flags: DIFlagBitField, extraData: i64 0)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !36, file: !3, line: 8, baseType: !22, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !36, file: !3, line: 8, baseType: !41, size: 40, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "on", scope: !36, file: !3, line: 8, baseType: !43, size: 1, offset: 48, flags: DIFlagBitField, extraData: i64 0)
!43 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !15, file: !3, line: 14, baseType: !45, size: 32, offset: 192)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !15, file: !3, line: 14, size: 32, elements: !46)
!46 = !{!47, !49}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "lo", scope: !45, file: !3, line: 14, baseType: !48, size: 16)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "hi", scope: !45, file: !3, line: 14, baseType: !48, size: 16, offset: 16)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "pts", scope: !15, file: !3, line: 15, baseType: !51, size: 192, offset: 224)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 192, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 3)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !15, file: !3, line: 16, baseType: !55, size: 8, offset: 416)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "byte", file: !3, line: 6, baseType: !56)
!56 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "ok", scope: !15, file: !3, line: 17, baseType: !43, size: 8, offset: 424)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !3, line: 18, baseType: !27, size: 8, offset: 432)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !15, file: !3, line: 19, baseType: !60, size: 64, offset: 448)
!60 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !3, line: 20, baseType: !62, size: 64, offset: 512)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!63 = !{!64}
!64 = !DISubrange(count: 2)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 7, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 1}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = !{!"clang"}
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !74, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!22}
!76 = !{}
!77 = !DILocalVariable(name: "r", scope: !73, file: !3, line: 51, type: !15)
!78 = !DILocation(line: 51, column: 14, scope: !73)
!79 = !DILocation(line: 52, column: 3, scope: !73)
!80 = !DILocation(line: 53, column: 5, scope: !73)
!81 = !DILocation(line: 53, column: 10, scope: !73)
!82 = !DILocation(line: 54, column: 12, scope: !73)
!83 = !DILocation(line: 54, column: 14, scope: !73)
!84 = !DILocation(line: 54, column: 10, scope: !73)
!85 = !DILocation(line: 54, column: 3, scope: !73)
!86 = !DILocation(line: 55, column: 5, scope: !73)
!87 = !DILocation(line: 55, column: 8, scope: !73)
!88 = !DILocation(line: 55, column: 10, scope: !73)
!89 = !DILocation(line: 55, column: 17, scope: !73)
!90 = !DILocation(line: 55, column: 20, scope: !73)
!91 = !DILocation(line: 55, column: 22, scope: !73)
!92 = !DILocation(line: 55, column: 30, scope: !73)
!93 = !DILocation(line: 55, column: 33, scope: !73)
!94 = !DILocation(line: 55, column: 35, scope: !73)
!95 = !DILocation(line: 55, column: 53, scope: !73)
!96 = !DILocation(line: 55, column: 56, scope: !73)
!97 = !DILocation(line: 55, column: 59, scope: !73)
!98 = !DILocation(line: 56, column: 5, scope: !73)
!99 = !DILocation(line: 56, column: 8, scope: !73)
!100 = !DILocation(line: 56, column: 11, scope: !73)
!101 = !DILocation(line: 56, column: 19, scope: !73)
!102 = !DILocation(line: 56, column: 22, scope: !73)
!103 = !DILocation(line: 56, column: 25, scope: !73)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 57, type: !22)
!105 = distinct !DILexicalBlock(scope: !73, file: !3, line: 57, column: 3)
!106 = !DILocation(line: 57, column: 12, scope: !105)
!107 = !DILocation(line: 57, column: 8, scope: !105)
!108 = !DILocation(line: 57, column: 19, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 57, column: 3)
!110 = !DILocation(line: 57, column: 21, scope: !109)
!111 = !DILocation(line: 57, column: 3, scope: !105)
!112 = !DILocation(line: 58, column: 18, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 57, column: 31)
!114 = !DILocation(line: 58, column: 7, scope: !113)
!115 = !DILocation(line: 58, column: 11, scope: !113)
!116 = !DILocation(line: 58, column: 5, scope: !113)
!117 = !DILocation(line: 58, column: 14, scope: !113)
!118 = !DILocation(line: 58, column: 16, scope: !113)
!119 = !DILocation(line: 59, column: 18, scope: !113)
!120 = !DILocation(line: 59, column: 22, scope: !113)
!121 = !DILocation(line: 59, column: 20, scope: !113)
!122 = !DILocation(line: 59, column: 7, scope: !113)
!123 = !DILocation(line: 59, column: 11, scope: !113)
!124 = !DILocation(line: 59, column: 5, scope: !113)
!125 = !DILocation(line: 59, column: 14, scope: !113)
!126 = !DILocation(line: 59, column: 16, scope: !113)
!127 = !DILocation(line: 60, column: 3, scope: !113)
!128 = !DILocation(line: 57, column: 27, scope: !109)
!129 = !DILocation(line: 57, column: 3, scope: !109)
!130 = distinct !{!130, !111, !131, !132}
!131 = !DILocation(line: 60, column: 3, scope: !105)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 61, column: 5, scope: !73)
!134 = !DILocation(line: 61, column: 7, scope: !73)
!135 = !DILocation(line: 61, column: 16, scope: !73)
!136 = !DILocation(line: 61, column: 19, scope: !73)
!137 = !DILocation(line: 61, column: 26, scope: !73)
!138 = !DILocation(line: 61, column: 28, scope: !73)
!139 = !DILocation(line: 61, column: 37, scope: !73)
!140 = !DILocation(line: 61, column: 39, scope: !73)
!141 = !DILocation(line: 62, column: 5, scope: !73)
!142 = !DILocation(line: 62, column: 10, scope: !73)
!143 = !DILocation(line: 63, column: 17, scope: !73)
!144 = !DILocation(line: 63, column: 37, scope: !73)
!145 = !DILocation(line: 63, column: 57, scope: !73)
!146 = !DILocalVariable(name: "s", scope: !73, file: !3, line: 64, type: !147)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 22, size: 320, elements: !148)
!148 = !{!149, !151, !152, !153}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !147, file: !3, line: 22, baseType: !150, size: 64)
!150 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !147, file: !3, line: 22, baseType: !150, size: 64, offset: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !147, file: !3, line: 22, baseType: !150, size: 64, offset: 128)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !147, file: !3, line: 22, baseType: !154, size: 128, offset: 192)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !155)
!155 = !{!156}
!156 = !DISubrange(count: 16)
!157 = !DILocation(line: 64, column: 14, scope: !73)
!158 = !DILocation(line: 64, column: 18, scope: !73)
!159 = !DILocalVariable(name: "t", scope: !73, file: !3, line: 65, type: !150)
!160 = !DILocation(line: 65, column: 8, scope: !73)
!161 = !DILocation(line: 65, column: 12, scope: !73)
!162 = !DILocalVariable(name: "d", scope: !73, file: !3, line: 66, type: !22)
!163 = !DILocation(line: 66, column: 7, scope: !73)
!164 = !DILocation(line: 66, column: 18, scope: !73)
!165 = !DILocation(line: 66, column: 16, scope: !73)
!166 = !DILocation(line: 66, column: 28, scope: !73)
!167 = !DILocation(line: 66, column: 26, scope: !73)
!168 = !DILocation(line: 66, column: 11, scope: !73)
!169 = !DILocalVariable(name: "z", scope: !73, file: !3, line: 67, type: !170)
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "cplx", file: !3, line: 23, baseType: !171)
!171 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 23, size: 128, elements: !172)
!172 = !{!173, !174}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "re", scope: !171, file: !3, line: 23, baseType: !60, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "im", scope: !171, file: !3, line: 23, baseType: !60, size: 64, offset: 64)
!175 = !DILocation(line: 67, column: 8, scope: !73)
!176 = !DILocalVariable(name: "nn", scope: !73, file: !3, line: 68, type: !60)
!177 = !DILocation(line: 68, column: 10, scope: !73)
!178 = !DILocation(line: 68, column: 15, scope: !73)
!179 = !DILocalVariable(name: "heap", scope: !73, file: !3, line: 69, type: !180)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!181 = !DILocation(line: 69, column: 8, scope: !73)
!182 = !DILocation(line: 69, column: 15, scope: !73)
!183 = !DILocalVariable(name: "i", scope: !184, file: !3, line: 70, type: !22)
!184 = distinct !DILexicalBlock(scope: !73, file: !3, line: 70, column: 3)
!185 = !DILocation(line: 70, column: 12, scope: !184)
!186 = !DILocation(line: 70, column: 8, scope: !184)
!187 = !DILocation(line: 70, column: 19, scope: !188)
!188 = distinct !DILexicalBlock(scope: !184, file: !3, line: 70, column: 3)
!189 = !DILocation(line: 70, column: 21, scope: !188)
!190 = !DILocation(line: 70, column: 3, scope: !184)
!191 = !DILocation(line: 71, column: 15, scope: !188)
!192 = !DILocation(line: 71, column: 17, scope: !188)
!193 = !DILocation(line: 71, column: 5, scope: !188)
!194 = !DILocation(line: 71, column: 10, scope: !188)
!195 = !DILocation(line: 71, column: 13, scope: !188)
!196 = !DILocation(line: 70, column: 27, scope: !188)
!197 = !DILocation(line: 70, column: 3, scope: !188)
!198 = distinct !{!198, !190, !199, !132}
!199 = !DILocation(line: 71, column: 19, scope: !184)
!200 = !DILocalVariable(name: "k", scope: !73, file: !3, line: 72, type: !22)
!201 = !DILocation(line: 72, column: 7, scope: !73)
!202 = !DILocation(line: 72, column: 11, scope: !73)
!203 = !DILocation(line: 72, column: 29, scope: !73)
!204 = !DILocation(line: 72, column: 22, scope: !73)
!205 = !DILocation(line: 72, column: 20, scope: !73)
!206 = !DILocation(line: 73, column: 31, scope: !73)
!207 = !DILocation(line: 73, column: 34, scope: !73)
!208 = !DILocation(line: 73, column: 37, scope: !73)
!209 = !DILocation(line: 73, column: 41, scope: !73)
!210 = !DILocation(line: 73, column: 44, scope: !73)
!211 = !DILocation(line: 73, column: 3, scope: !73)
!212 = !DILocation(line: 74, column: 8, scope: !73)
!213 = !DILocation(line: 74, column: 3, scope: !73)
!214 = !DILocation(line: 75, column: 3, scope: !73)
!215 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 39, type: !216, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!216 = !DISubroutineType(types: !217)
!217 = !{!147, !150}
!218 = !DILocalVariable(name: "n", arg: 1, scope: !215, file: !3, line: 39, type: !150)
!219 = !DILocation(line: 39, column: 29, scope: !215)
!220 = !DILocalVariable(name: "r", scope: !215, file: !3, line: 40, type: !147)
!221 = !DILocation(line: 40, column: 14, scope: !215)
!222 = !DILocation(line: 40, column: 18, scope: !215)
!223 = !DILocation(line: 40, column: 20, scope: !215)
!224 = !DILocation(line: 40, column: 23, scope: !215)
!225 = !DILocation(line: 40, column: 25, scope: !215)
!226 = !DILocation(line: 40, column: 30, scope: !215)
!227 = !DILocation(line: 40, column: 32, scope: !215)
!228 = !DILocation(line: 40, column: 37, scope: !215)
!229 = !DILocation(line: 41, column: 3, scope: !215)
!230 = distinct !DISubprogram(name: "sum_big", scope: !3, file: !3, line: 28, type: !231, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!231 = !DISubroutineType(types: !232)
!232 = !{!150, !147, !22}
!233 = !DILocalVariable(name: "s", arg: 1, scope: !230, file: !3, line: 28, type: !147)
!234 = !DILocation(line: 28, column: 32, scope: !230)
!235 = !DILocalVariable(name: "k", arg: 2, scope: !230, file: !3, line: 28, type: !22)
!236 = !DILocation(line: 28, column: 39, scope: !230)
!237 = !DILocalVariable(name: "t", scope: !230, file: !3, line: 29, type: !150)
!238 = !DILocation(line: 29, column: 8, scope: !230)
!239 = !DILocation(line: 29, column: 14, scope: !230)
!240 = !DILocation(line: 29, column: 20, scope: !230)
!241 = !DILocation(line: 29, column: 16, scope: !230)
!242 = !DILocation(line: 30, column: 10, scope: !230)
!243 = !DILocation(line: 30, column: 14, scope: !230)
!244 = !DILocation(line: 30, column: 12, scope: !230)
!245 = !DILocation(line: 30, column: 5, scope: !230)
!246 = !DILocation(line: 31, column: 10, scope: !230)
!247 = !DILocation(line: 31, column: 3, scope: !230)
!248 = distinct !DISubprogram(name: "dist", scope: !3, file: !3, line: 34, type: !249, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!249 = !DISubroutineType(types: !250)
!250 = !{!22, !31, !31}
!251 = !DILocalVariable(name: "p", arg: 1, scope: !248, file: !3, line: 34, type: !31)
!252 = !DILocation(line: 34, column: 30, scope: !248)
!253 = !DILocalVariable(name: "q", arg: 2, scope: !248, file: !3, line: 34, type: !31)
!254 = !DILocation(line: 34, column: 46, scope: !248)
!255 = !DILocalVariable(name: "dx", scope: !248, file: !3, line: 35, type: !22)
!256 = !DILocation(line: 35, column: 7, scope: !248)
!257 = !DILocation(line: 35, column: 14, scope: !248)
!258 = !DILocation(line: 35, column: 20, scope: !248)
!259 = !DILocation(line: 35, column: 16, scope: !248)
!260 = !DILocalVariable(name: "dy", scope: !248, file: !3, line: 36, type: !22)
!261 = !DILocation(line: 36, column: 7, scope: !248)
!262 = !DILocation(line: 36, column: 14, scope: !248)
!263 = !DILocation(line: 36, column: 20, scope: !248)
!264 = !DILocation(line: 36, column: 16, scope: !248)
!265 = !DILocation(line: 37, column: 10, scope: !248)
!266 = !DILocation(line: 37, column: 15, scope: !248)
!267 = !DILocation(line: 37, column: 13, scope: !248)
!268 = !DILocation(line: 37, column: 20, scope: !248)
!269 = !DILocation(line: 37, column: 25, scope: !248)
!270 = !DILocation(line: 37, column: 23, scope: !248)
!271 = !DILocation(line: 37, column: 18, scope: !248)
!272 = !DILocation(line: 37, column: 3, scope: !248)
!273 = distinct !DISubprogram(name: "norm", scope: !3, file: !3, line: 33, type: !274, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!274 = !DISubroutineType(types: !275)
!275 = !{!60, !170}
!276 = !DILocalVariable(name: "z", arg: 1, scope: !273, file: !3, line: 33, type: !170)
!277 = !DILocation(line: 33, column: 25, scope: !273)
!278 = !DILocation(line: 33, column: 39, scope: !273)
!279 = !DILocation(line: 33, column: 46, scope: !273)
!280 = !DILocation(line: 33, column: 53, scope: !273)
!281 = !DILocation(line: 33, column: 60, scope: !273)
!282 = !DILocation(line: 33, column: 56, scope: !273)
!283 = !DILocation(line: 33, column: 49, scope: !273)
!284 = !DILocation(line: 33, column: 30, scope: !273)
!285 = distinct !DISubprogram(name: "show", scope: !3, file: !3, line: 43, type: !286, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !76)
!286 = !DISubroutineType(types: !287)
!287 = !{!22, !288}
!288 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!289 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!290 = !DILocalVariable(name: "r", arg: 1, scope: !285, file: !3, line: 43, type: !288)
!291 = !DILocation(line: 43, column: 35, scope: !285)
!292 = !DILocation(line: 44, column: 11, scope: !285)
!293 = !DILocation(line: 44, column: 14, scope: !285)
!294 = !DILocation(line: 44, column: 3, scope: !285)
!295 = !DILocation(line: 45, column: 20, scope: !296)
!296 = distinct !DILexicalBlock(scope: !285, file: !3, line: 44, column: 20)
!297 = !DILocation(line: 45, column: 23, scope: !296)
!298 = !DILocation(line: 45, column: 25, scope: !296)
!299 = !DILocation(line: 45, column: 13, scope: !296)
!300 = !DILocation(line: 46, column: 21, scope: !296)
!301 = !DILocation(line: 46, column: 24, scope: !296)
!302 = !DILocation(line: 46, column: 26, scope: !296)
!303 = !DILocation(line: 46, column: 14, scope: !296)
!304 = !DILocation(line: 47, column: 19, scope: !296)
!305 = !DILocation(line: 47, column: 22, scope: !296)
!306 = !DILocation(line: 47, column: 24, scope: !296)
!307 = !DILocation(line: 47, column: 26, scope: !296)
!308 = !DILocation(line: 47, column: 12, scope: !296)
!309 = !DILocation(line: 49, column: 1, scope: !285)
