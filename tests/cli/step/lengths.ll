; ModuleID = 'lengths.c'
source_filename = "lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i8, x86_fp80 }
%struct.six = type { [6 x i64] }
%struct.vec = type { i32, [0 x i32] }

@__const.main.f = private unnamed_addr constant %struct.flags { i8 15, x86_fp80 0xK3FFFA000000000000000 }, align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %struct.flags, align 16
  %4 = alloca %struct.six, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !15, metadata !DIExpression()), !dbg !24
  %6 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !25
  store ptr %6, ptr %2, align 8, !dbg !24
  %7 = load ptr, ptr %2, align 8, !dbg !26
  %8 = getelementptr inbounds %struct.vec, ptr %7, i32 0, i32 0, !dbg !27
  store i32 3, ptr %8, align 4, !dbg !28
  %9 = load ptr, ptr %2, align 8, !dbg !29
  %10 = getelementptr inbounds %struct.vec, ptr %9, i32 0, i32 1, !dbg !30
  %11 = getelementptr inbounds [0 x i32], ptr %10, i64 0, i64 0, !dbg !29
  store i32 5, ptr %11, align 4, !dbg !31
  %12 = load ptr, ptr %2, align 8, !dbg !32
  %13 = getelementptr inbounds %struct.vec, ptr %12, i32 0, i32 1, !dbg !33
  %14 = getelementptr inbounds [0 x i32], ptr %13, i64 0, i64 1, !dbg !32
  store i32 6, ptr %14, align 4, !dbg !34
  call void @llvm.dbg.declare(metadata ptr %3, metadata !35, metadata !DIExpression()), !dbg !43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.f, i64 32, i1 false), !dbg !43
  call void @nothing(ptr noundef %3), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %4, metadata !45, metadata !DIExpression()), !dbg !53
  call void @many(ptr sret(%struct.six) align 8 %4, i64 noundef 9), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %5, metadata !55, metadata !DIExpression()), !dbg !56
  %15 = call i32 @squares(i32 noundef 4), !dbg !57
  %16 = getelementptr inbounds %struct.six, ptr %4, i32 0, i32 0, !dbg !58
  %17 = getelementptr inbounds [6 x i64], ptr %16, i64 0, i64 1, !dbg !59
  %18 = load i64, ptr %17, align 8, !dbg !59
  %19 = trunc i64 %18 to i32, !dbg !60
  %20 = add nsw i32 %15, %19, !dbg !61
  store i32 %20, ptr %5, align 4, !dbg !56
  %21 = load ptr, ptr %2, align 8, !dbg !62
  call void @free(ptr noundef %21) #7, !dbg !63
  %22 = load i32, ptr %5, align 4, !dbg !64
  ret i32 %22, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @nothing(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr %2, align 8, !dbg !72
  %4 = load i8, ptr %3, align 16, !dbg !73
  %5 = and i8 %4, -63, !dbg !73
  %6 = or i8 %5, 58, !dbg !73
  store i8 %6, ptr %3, align 16, !dbg !73
  ret void, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal void @many(ptr noalias sret(%struct.six) align 8 %0, i64 noundef %1) #0 !dbg !75 {
  %3 = alloca i64, align 8
  store i64 %1, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %0, metadata !80, metadata !DIExpression()), !dbg !81
  %4 = getelementptr inbounds %struct.six, ptr %0, i32 0, i32 0, !dbg !82
  %5 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 0, !dbg !83
  %6 = load i64, ptr %3, align 8, !dbg !84
  store i64 %6, ptr %5, align 8, !dbg !83
  %7 = getelementptr inbounds i64, ptr %5, i64 1, !dbg !83
  %8 = load i64, ptr %3, align 8, !dbg !85
  %9 = add nsw i64 %8, 1, !dbg !86
  store i64 %9, ptr %7, align 8, !dbg !83
  %10 = getelementptr inbounds i64, ptr %7, i64 1, !dbg !83
  %11 = load i64, ptr %3, align 8, !dbg !87
  %12 = add nsw i64 %11, 2, !dbg !88
  store i64 %12, ptr %10, align 8, !dbg !83
  %13 = getelementptr inbounds i64, ptr %10, i64 1, !dbg !83
  %14 = getelementptr inbounds i64, ptr %5, i64 6, !dbg !83
  br label %15, !dbg !83

15:                                               ; preds = %15, %2
  %16 = phi ptr [ %13, %2 ], [ %17, %15 ], !dbg !83
  store i64 0, ptr %16, align 8, !dbg !83
  %17 = getelementptr inbounds i64, ptr %16, i64 1, !dbg !83
  %18 = icmp eq ptr %17, %14, !dbg !83
  br i1 %18, label %19, label %15, !dbg !83

19:                                               ; preds = %15
  ret void, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @squares(i32 noundef %0) #0 !dbg !90 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !93, metadata !DIExpression()), !dbg !94
  %8 = load i32, ptr %2, align 4, !dbg !95
  %9 = zext i32 %8 to i64, !dbg !96
  %10 = call ptr @llvm.stacksave(), !dbg !96
  store ptr %10, ptr %3, align 8, !dbg !96
  %11 = alloca i32, i64 %9, align 16, !dbg !96
  store i64 %9, ptr %4, align 8, !dbg !96
  call void @llvm.dbg.declare(metadata ptr %4, metadata !97, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata ptr %11, metadata !100, metadata !DIExpression()), !dbg !104
  call void @llvm.dbg.declare(metadata ptr %5, metadata !105, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %5, align 4, !dbg !106
  call void @llvm.dbg.declare(metadata ptr %6, metadata !107, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %6, align 4, !dbg !109
  br label %12, !dbg !110

12:                                               ; preds = %23, %1
  %13 = load i32, ptr %6, align 4, !dbg !111
  %14 = load i32, ptr %2, align 4, !dbg !113
  %15 = icmp slt i32 %13, %14, !dbg !114
  br i1 %15, label %16, label %26, !dbg !115

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4, !dbg !116
  %18 = load i32, ptr %6, align 4, !dbg !117
  %19 = mul nsw i32 %17, %18, !dbg !118
  %20 = load i32, ptr %6, align 4, !dbg !119
  %21 = sext i32 %20 to i64, !dbg !120
  %22 = getelementptr inbounds i32, ptr %11, i64 %21, !dbg !120
  store i32 %19, ptr %22, align 4, !dbg !121
  br label %23, !dbg !120

23:                                               ; preds = %16
  %24 = load i32, ptr %6, align 4, !dbg !122
  %25 = add nsw i32 %24, 1, !dbg !122
  store i32 %25, ptr %6, align 4, !dbg !122
  br label %12, !dbg !123, !llvm.loop !124

26:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata ptr %7, metadata !127, metadata !DIExpression()), !dbg !129
  store i32 0, ptr %7, align 4, !dbg !129
  br label %27, !dbg !130

27:                                               ; preds = %38, %26
  %28 = load i32, ptr %7, align 4, !dbg !131
  %29 = load i32, ptr %2, align 4, !dbg !133
  %30 = icmp slt i32 %28, %29, !dbg !134
  br i1 %30, label %31, label %41, !dbg !135

31:                                               ; preds = %27
  %32 = load i32, ptr %7, align 4, !dbg !136
  %33 = sext i32 %32 to i64, !dbg !137
  %34 = getelementptr inbounds i32, ptr %11, i64 %33, !dbg !137
  %35 = load i32, ptr %34, align 4, !dbg !137
  %36 = load i32, ptr %5, align 4, !dbg !138
  %37 = add nsw i32 %36, %35, !dbg !138
  store i32 %37, ptr %5, align 4, !dbg !138
  br label %38, !dbg !139

38:                                               ; preds = %31
  %39 = load i32, ptr %7, align 4, !dbg !140
  %40 = add nsw i32 %39, 1, !dbg !140
  store i32 %40, ptr %7, align 4, !dbg !140
  br label %27, !dbg !141, !llvm.loop !142

41:                                               ; preds = %27
  %42 = load i32, ptr %5, align 4, !dbg !144
  %43 = load ptr, ptr %3, align 8, !dbg !145
  call void @llvm.stackrestore(ptr %43), !dbg !145
  ret i32 %42, !dbg !145
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lengths.c", directory: ".", checksumkind: CSK_MD5, checksum: "468e33496d61496d5e8f90858cc6c807")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!13 = !DISubroutineType(types: !2)
!14 = !{}
!15 = !DILocalVariable(name: "v", scope: !12, file: !1, line: 23, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "vec", file: !1, line: 3, size: 32, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "len", scope: !17, file: !1, line: 3, baseType: !3, size: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !17, file: !1, line: 3, baseType: !21, offset: 32)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: -1)
!24 = !DILocation(line: 23, column: 15, scope: !12)
!25 = !DILocation(line: 23, column: 19, scope: !12)
!26 = !DILocation(line: 24, column: 3, scope: !12)
!27 = !DILocation(line: 24, column: 6, scope: !12)
!28 = !DILocation(line: 24, column: 10, scope: !12)
!29 = !DILocation(line: 25, column: 3, scope: !12)
!30 = !DILocation(line: 25, column: 6, scope: !12)
!31 = !DILocation(line: 25, column: 14, scope: !12)
!32 = !DILocation(line: 26, column: 3, scope: !12)
!33 = !DILocation(line: 26, column: 6, scope: !12)
!34 = !DILocation(line: 26, column: 14, scope: !12)
!35 = !DILocalVariable(name: "f", scope: !12, file: !1, line: 27, type: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !1, line: 5, size: 256, elements: !37)
!37 = !{!38, !40, !41}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "on", scope: !36, file: !1, line: 5, baseType: !39, size: 1, flags: DIFlagBitField, extraData: i64 0)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "level", scope: !36, file: !1, line: 5, baseType: !3, size: 5, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !36, file: !1, line: 5, baseType: !42, size: 128, offset: 128)
!42 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!43 = !DILocation(line: 27, column: 16, scope: !12)
!44 = !DILocation(line: 28, column: 3, scope: !12)
!45 = !DILocalVariable(name: "s", scope: !12, file: !1, line: 29, type: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "six", file: !1, line: 4, size: 384, elements: !47)
!47 = !{!48}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !46, file: !1, line: 4, baseType: !49, size: 384)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 384, elements: !51)
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !{!52}
!52 = !DISubrange(count: 6)
!53 = !DILocation(line: 29, column: 14, scope: !12)
!54 = !DILocation(line: 29, column: 18, scope: !12)
!55 = !DILocalVariable(name: "total", scope: !12, file: !1, line: 30, type: !3)
!56 = !DILocation(line: 30, column: 7, scope: !12)
!57 = !DILocation(line: 30, column: 15, scope: !12)
!58 = !DILocation(line: 30, column: 35, scope: !12)
!59 = !DILocation(line: 30, column: 33, scope: !12)
!60 = !DILocation(line: 30, column: 28, scope: !12)
!61 = !DILocation(line: 30, column: 26, scope: !12)
!62 = !DILocation(line: 31, column: 8, scope: !12)
!63 = !DILocation(line: 31, column: 3, scope: !12)
!64 = !DILocation(line: 32, column: 10, scope: !12)
!65 = !DILocation(line: 32, column: 3, scope: !12)
!66 = distinct !DISubprogram(name: "nothing", scope: !1, file: !1, line: 20, type: !67, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!70 = !DILocalVariable(name: "f", arg: 1, scope: !66, file: !1, line: 20, type: !69)
!71 = !DILocation(line: 20, column: 35, scope: !66)
!72 = !DILocation(line: 20, column: 40, scope: !66)
!73 = !DILocation(line: 20, column: 49, scope: !66)
!74 = !DILocation(line: 20, column: 55, scope: !66)
!75 = distinct !DISubprogram(name: "many", scope: !1, file: !1, line: 7, type: !76, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!76 = !DISubroutineType(types: !77)
!77 = !{!46, !50}
!78 = !DILocalVariable(name: "x", arg: 1, scope: !75, file: !1, line: 7, type: !50)
!79 = !DILocation(line: 7, column: 29, scope: !75)
!80 = !DILocalVariable(name: "r", scope: !75, file: !1, line: 8, type: !46)
!81 = !DILocation(line: 8, column: 14, scope: !75)
!82 = !DILocation(line: 8, column: 18, scope: !75)
!83 = !DILocation(line: 8, column: 19, scope: !75)
!84 = !DILocation(line: 8, column: 20, scope: !75)
!85 = !DILocation(line: 8, column: 23, scope: !75)
!86 = !DILocation(line: 8, column: 25, scope: !75)
!87 = !DILocation(line: 8, column: 30, scope: !75)
!88 = !DILocation(line: 8, column: 32, scope: !75)
!89 = !DILocation(line: 9, column: 3, scope: !75)
!90 = distinct !DISubprogram(name: "squares", scope: !1, file: !1, line: 12, type: !91, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!91 = !DISubroutineType(types: !92)
!92 = !{!3, !3}
!93 = !DILocalVariable(name: "n", arg: 1, scope: !90, file: !1, line: 12, type: !3)
!94 = !DILocation(line: 12, column: 24, scope: !90)
!95 = !DILocation(line: 13, column: 9, scope: !90)
!96 = !DILocation(line: 13, column: 3, scope: !90)
!97 = !DILocalVariable(name: "__vla_expr0", scope: !90, type: !98, flags: DIFlagArtificial)
!98 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!99 = !DILocation(line: 0, scope: !90)
!100 = !DILocalVariable(name: "a", scope: !90, file: !1, line: 13, type: !101)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: !97)
!104 = !DILocation(line: 13, column: 7, scope: !90)
!105 = !DILocalVariable(name: "sum", scope: !90, file: !1, line: 14, type: !3)
!106 = !DILocation(line: 14, column: 7, scope: !90)
!107 = !DILocalVariable(name: "i", scope: !108, file: !1, line: 15, type: !3)
!108 = distinct !DILexicalBlock(scope: !90, file: !1, line: 15, column: 3)
!109 = !DILocation(line: 15, column: 12, scope: !108)
!110 = !DILocation(line: 15, column: 8, scope: !108)
!111 = !DILocation(line: 15, column: 19, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !1, line: 15, column: 3)
!113 = !DILocation(line: 15, column: 23, scope: !112)
!114 = !DILocation(line: 15, column: 21, scope: !112)
!115 = !DILocation(line: 15, column: 3, scope: !108)
!116 = !DILocation(line: 15, column: 38, scope: !112)
!117 = !DILocation(line: 15, column: 42, scope: !112)
!118 = !DILocation(line: 15, column: 40, scope: !112)
!119 = !DILocation(line: 15, column: 33, scope: !112)
!120 = !DILocation(line: 15, column: 31, scope: !112)
!121 = !DILocation(line: 15, column: 36, scope: !112)
!122 = !DILocation(line: 15, column: 27, scope: !112)
!123 = !DILocation(line: 15, column: 3, scope: !112)
!124 = distinct !{!124, !115, !125, !126}
!125 = !DILocation(line: 15, column: 42, scope: !108)
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocalVariable(name: "i", scope: !128, file: !1, line: 16, type: !3)
!128 = distinct !DILexicalBlock(scope: !90, file: !1, line: 16, column: 3)
!129 = !DILocation(line: 16, column: 12, scope: !128)
!130 = !DILocation(line: 16, column: 8, scope: !128)
!131 = !DILocation(line: 16, column: 19, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !1, line: 16, column: 3)
!133 = !DILocation(line: 16, column: 23, scope: !132)
!134 = !DILocation(line: 16, column: 21, scope: !132)
!135 = !DILocation(line: 16, column: 3, scope: !128)
!136 = !DILocation(line: 16, column: 40, scope: !132)
!137 = !DILocation(line: 16, column: 38, scope: !132)
!138 = !DILocation(line: 16, column: 35, scope: !132)
!139 = !DILocation(line: 16, column: 31, scope: !132)
!140 = !DILocation(line: 16, column: 27, scope: !132)
!141 = !DILocation(line: 16, column: 3, scope: !132)
!142 = distinct !{!142, !135, !143, !126}
!143 = !DILocation(line: 16, column: 41, scope: !128)
!144 = !DILocation(line: 17, column: 10, scope: !90)
!145 = !DILocation(line: 18, column: 1, scope: !90)
