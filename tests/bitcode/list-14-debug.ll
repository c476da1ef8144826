; exit: 91

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@pool = internal global [8 x %struct.node] zeroinitializer, align 16, !dbg !0
@name = internal constant [5 x i8] c"list\00", align 1, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node*, align 8
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !33, metadata !DIExpression()), !dbg !34
  store %struct.node* null, %struct.node** %2, align 8, !dbg !34
  call void @llvm.dbg.declare(metadata i32* %3, metadata !35, metadata !DIExpression()), !dbg !37
  store i32 0, i32* %3, align 4, !dbg !37
  br label %4, !dbg !38

4:                                                ; preds = %23, %0
  %5 = load i32, i32* %3, align 4, !dbg !39
  %6 = icmp slt i32 %5, 8, !dbg !41
  br i1 %6, label %7, label %26, !dbg !42

7:                                                ; preds = %4
  %8 = load i32, i32* %3, align 4, !dbg !43
  %9 = load i32, i32* %3, align 4, !dbg !45
  %10 = mul nsw i32 %8, %9, !dbg !46
  %11 = load i32, i32* %3, align 4, !dbg !47
  %12 = sext i32 %11 to i64, !dbg !48
  %13 = getelementptr inbounds [8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 %12, !dbg !48
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0, !dbg !49
  store i32 %10, i32* %14, align 16, !dbg !50
  %15 = load %struct.node*, %struct.node** %2, align 8, !dbg !51
  %16 = load i32, i32* %3, align 4, !dbg !52
  %17 = sext i32 %16 to i64, !dbg !53
  %18 = getelementptr inbounds [8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 %17, !dbg !53
  %19 = getelementptr inbounds %struct.node, %struct.node* %18, i32 0, i32 1, !dbg !54
  store %struct.node* %15, %struct.node** %19, align 8, !dbg !55
  %20 = load i32, i32* %3, align 4, !dbg !56
  %21 = sext i32 %20 to i64, !dbg !57
  %22 = getelementptr inbounds [8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 %21, !dbg !57
  store %struct.node* %22, %struct.node** %2, align 8, !dbg !58
  br label %23, !dbg !59

23:                                               ; preds = %7
  %24 = load i32, i32* %3, align 4, !dbg !60
  %25 = add nsw i32 %24, 1, !dbg !60
  store i32 %25, i32* %3, align 4, !dbg !60
  br label %4, !dbg !61, !llvm.loop !62

26:                                               ; preds = %4
  %27 = load %struct.node*, %struct.node** %2, align 8, !dbg !65
  %28 = call i32 @sum(%struct.node* noundef %27), !dbg !66
  %29 = load i8, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @name, i64 0, i64 0), align 1, !dbg !67
  %30 = sext i8 %29 to i32, !dbg !67
  %31 = srem i32 %30, 7, !dbg !68
  %32 = add nsw i32 %28, %31, !dbg !69
  ret i32 %32, !dbg !70
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(%struct.node* noundef %0) #0 !dbg !71 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca i32, align 4
  store %struct.node* %0, %struct.node** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %2, metadata !76, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata i32* %3, metadata !78, metadata !DIExpression()), !dbg !79
  store i32 0, i32* %3, align 4, !dbg !79
  br label %4, !dbg !80

4:                                                ; preds = %25, %1
  %5 = load %struct.node*, %struct.node** %2, align 8, !dbg !81
  %6 = icmp ne %struct.node* %5, null, !dbg !84
  br i1 %6, label %7, label %29, !dbg !84

7:                                                ; preds = %4
  %8 = load %struct.node*, %struct.node** %2, align 8, !dbg !85
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !87
  %10 = load i32, i32* %9, align 8, !dbg !87
  %11 = and i32 %10, 3, !dbg !88
  switch i32 %11, label %21 [
    i32 0, label %12
    i32 1, label %15
  ], !dbg !89

12:                                               ; preds = %7
  %13 = load i32, i32* %3, align 4, !dbg !90
  %14 = add nsw i32 %13, 1, !dbg !90
  store i32 %14, i32* %3, align 4, !dbg !90
  br label %24, !dbg !92

15:                                               ; preds = %7
  %16 = load %struct.node*, %struct.node** %2, align 8, !dbg !93
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 0, !dbg !94
  %18 = load i32, i32* %17, align 8, !dbg !94
  %19 = load i32, i32* %3, align 4, !dbg !95
  %20 = add nsw i32 %19, %18, !dbg !95
  store i32 %20, i32* %3, align 4, !dbg !95
  br label %24, !dbg !96

21:                                               ; preds = %7
  %22 = load i32, i32* %3, align 4, !dbg !97
  %23 = sub nsw i32 %22, 1, !dbg !97
  store i32 %23, i32* %3, align 4, !dbg !97
  br label %24, !dbg !98

24:                                               ; preds = %21, %15, %12
  br label %25, !dbg !99

25:                                               ; preds = %24
  %26 = load %struct.node*, %struct.node** %2, align 8, !dbg !100
  %27 = getelementptr inbounds %struct.node, %struct.node* %26, i32 0, i32 1, !dbg !101
  %28 = load %struct.node*, %struct.node** %27, align 8, !dbg !101
  store %struct.node* %28, %struct.node** %2, align 8, !dbg !102
  br label %4, !dbg !103, !llvm.loop !104

29:                                               ; preds = %4
  %30 = load i32, i32* %3, align 4, !dbg !106
  ret i32 %30, !dbg !107
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 2, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "list.c", directory: "/src", checksumkind: CSK_MD5, checksum: "41e662ed0cff537a0fa5ee1dd40a5944")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 3, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 40, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 1024, elements: !19)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 128, elements: !14)
!14 = !{!15, !17}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !3, line: 1, baseType: !16, size: 32)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, file: !3, line: 1, baseType: !18, size: 64, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!19 = !{!20}
!20 = !DISubrange(count: 8)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !30, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!16}
!32 = !{}
!33 = !DILocalVariable(name: "list", scope: !29, file: !3, line: 16, type: !18)
!34 = !DILocation(line: 16, column: 16, scope: !29)
!35 = !DILocalVariable(name: "n", scope: !36, file: !3, line: 17, type: !16)
!36 = distinct !DILexicalBlock(scope: !29, file: !3, line: 17, column: 3)
!37 = !DILocation(line: 17, column: 12, scope: !36)
!38 = !DILocation(line: 17, column: 8, scope: !36)
!39 = !DILocation(line: 17, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 17, column: 3)
!41 = !DILocation(line: 17, column: 21, scope: !40)
!42 = !DILocation(line: 17, column: 3, scope: !36)
!43 = !DILocation(line: 18, column: 21, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 17, column: 31)
!45 = !DILocation(line: 18, column: 25, scope: !44)
!46 = !DILocation(line: 18, column: 23, scope: !44)
!47 = !DILocation(line: 18, column: 10, scope: !44)
!48 = !DILocation(line: 18, column: 5, scope: !44)
!49 = !DILocation(line: 18, column: 13, scope: !44)
!50 = !DILocation(line: 18, column: 19, scope: !44)
!51 = !DILocation(line: 19, column: 20, scope: !44)
!52 = !DILocation(line: 19, column: 10, scope: !44)
!53 = !DILocation(line: 19, column: 5, scope: !44)
!54 = !DILocation(line: 19, column: 13, scope: !44)
!55 = !DILocation(line: 19, column: 18, scope: !44)
!56 = !DILocation(line: 20, column: 18, scope: !44)
!57 = !DILocation(line: 20, column: 13, scope: !44)
!58 = !DILocation(line: 20, column: 10, scope: !44)
!59 = !DILocation(line: 21, column: 3, scope: !44)
!60 = !DILocation(line: 17, column: 27, scope: !40)
!61 = !DILocation(line: 17, column: 3, scope: !40)
!62 = distinct !{!62, !42, !63, !64}
!63 = !DILocation(line: 21, column: 3, scope: !36)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 22, column: 14, scope: !29)
!66 = !DILocation(line: 22, column: 10, scope: !29)
!67 = !DILocation(line: 22, column: 22, scope: !29)
!68 = !DILocation(line: 22, column: 30, scope: !29)
!69 = !DILocation(line: 22, column: 20, scope: !29)
!70 = !DILocation(line: 22, column: 3, scope: !29)
!71 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 4, type: !72, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!72 = !DISubroutineType(types: !73)
!73 = !{!16, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!76 = !DILocalVariable(name: "list", arg: 1, scope: !71, file: !3, line: 4, type: !74)
!77 = !DILocation(line: 4, column: 35, scope: !71)
!78 = !DILocalVariable(name: "total", scope: !71, file: !3, line: 5, type: !16)
!79 = !DILocation(line: 5, column: 7, scope: !71)
!80 = !DILocation(line: 6, column: 3, scope: !71)
!81 = !DILocation(line: 6, column: 10, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 6, column: 3)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 6, column: 3)
!84 = !DILocation(line: 6, column: 3, scope: !83)
!85 = !DILocation(line: 7, column: 13, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 6, column: 35)
!87 = !DILocation(line: 7, column: 19, scope: !86)
!88 = !DILocation(line: 7, column: 25, scope: !86)
!89 = !DILocation(line: 7, column: 5, scope: !86)
!90 = !DILocation(line: 8, column: 19, scope: !91)
!91 = distinct !DILexicalBlock(scope: !86, file: !3, line: 7, column: 30)
!92 = !DILocation(line: 8, column: 25, scope: !91)
!93 = !DILocation(line: 9, column: 22, scope: !91)
!94 = !DILocation(line: 9, column: 28, scope: !91)
!95 = !DILocation(line: 9, column: 19, scope: !91)
!96 = !DILocation(line: 9, column: 35, scope: !91)
!97 = !DILocation(line: 10, column: 20, scope: !91)
!98 = !DILocation(line: 11, column: 5, scope: !91)
!99 = !DILocation(line: 12, column: 3, scope: !86)
!100 = !DILocation(line: 6, column: 23, scope: !82)
!101 = !DILocation(line: 6, column: 29, scope: !82)
!102 = !DILocation(line: 6, column: 21, scope: !82)
!103 = !DILocation(line: 6, column: 3, scope: !82)
!104 = distinct !{!104, !84, !105, !64}
!105 = !DILocation(line: 12, column: 3, scope: !83)
!106 = !DILocation(line: 13, column: 10, scope: !71)
!107 = !DILocation(line: 13, column: 3, scope: !71)
