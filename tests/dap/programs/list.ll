; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@.str = private unnamed_addr constant [6 x i8] c"built\00", align 1, !dbg !0
@created = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !23, !DIExpression(), !29)
  store ptr null, ptr %2, align 8, !dbg !29
    #dbg_declare(ptr %3, !30, !DIExpression(), !32)
  store i32 0, ptr %3, align 4, !dbg !32
  br label %4, !dbg !33

4:                                                ; preds = %12, %0
  %5 = load i32, ptr %3, align 4, !dbg !34
  %6 = icmp slt i32 %5, 3, !dbg !36
  br i1 %6, label %7, label %15, !dbg !37

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !38
  %9 = load i32, ptr %3, align 4, !dbg !39
  %10 = mul nsw i32 %9, 10, !dbg !40
  %11 = call ptr @push(ptr noundef %8, i32 noundef %10), !dbg !41
  store ptr %11, ptr %2, align 8, !dbg !42
  br label %12, !dbg !43

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4, !dbg !44
  %14 = add nsw i32 %13, 1, !dbg !44
  store i32 %14, ptr %3, align 4, !dbg !44
  br label %4, !dbg !45, !llvm.loop !46

15:                                               ; preds = %4
  %16 = call i32 @puts(ptr noundef @.str), !dbg !49
  %17 = load ptr, ptr %2, align 8, !dbg !50
  call void @trim(ptr noundef %17, i32 noundef 2), !dbg !51
  %18 = load ptr, ptr %2, align 8, !dbg !52
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !53
  %20 = load ptr, ptr %19, align 8, !dbg !53
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !54
  %22 = load ptr, ptr %21, align 8, !dbg !54
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 0, !dbg !55
  %24 = load i32, ptr %23, align 8, !dbg !55
  ret i32 %24, !dbg !56
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0, i32 noundef %1) #0 !dbg !57 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !60, !DIExpression(), !61)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !62, !DIExpression(), !63)
    #dbg_declare(ptr %5, !64, !DIExpression(), !65)
  %6 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !66
  store ptr %6, ptr %5, align 8, !dbg !65
  %7 = load i32, ptr %4, align 4, !dbg !67
  %8 = load ptr, ptr %5, align 8, !dbg !68
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !69
  store i32 %7, ptr %9, align 8, !dbg !70
  %10 = load ptr, ptr %3, align 8, !dbg !71
  %11 = load ptr, ptr %5, align 8, !dbg !72
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !73
  store ptr %10, ptr %12, align 8, !dbg !74
  %13 = load i32, ptr @created, align 4, !dbg !75
  %14 = add nsw i32 %13, 1, !dbg !75
  store i32 %14, ptr @created, align 4, !dbg !75
  %15 = load ptr, ptr %5, align 8, !dbg !76
  ret ptr %15, !dbg !77
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @trim(ptr noundef %0, i32 noundef %1) #0 !dbg !78 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !83, !DIExpression(), !84)
  br label %5, !dbg !85

5:                                                ; preds = %9, %2
  %6 = load i32, ptr %4, align 4, !dbg !86
  %7 = add nsw i32 %6, -1, !dbg !86
  store i32 %7, ptr %4, align 4, !dbg !86
  %8 = icmp sgt i32 %7, 0, !dbg !87
  br i1 %8, label %9, label %13, !dbg !85

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !dbg !88
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !89
  %12 = load ptr, ptr %11, align 8, !dbg !89
  store ptr %12, ptr %3, align 8, !dbg !90
  br label %5, !dbg !85, !llvm.loop !91

13:                                               ; preds = %5
  %14 = load ptr, ptr %3, align 8, !dbg !92
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !93
  store ptr null, ptr %15, align 8, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "list.c", directory: ".", checksumkind: CSK_MD5, checksum: "1953a523b242ee317f1bbcfa90eed994")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "created", scope: !9, file: !2, line: 9, type: !11, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 25, type: !20, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!11}
!22 = !{}
!23 = !DILocalVariable(name: "list", scope: !19, file: !2, line: 26, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 4, size: 128, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !25, file: !2, line: 5, baseType: !11, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !2, line: 6, baseType: !24, size: 64, offset: 64)
!29 = !DILocation(line: 26, column: 18, scope: !19)
!30 = !DILocalVariable(name: "i", scope: !31, file: !2, line: 27, type: !11)
!31 = distinct !DILexicalBlock(scope: !19, file: !2, line: 27, column: 5)
!32 = !DILocation(line: 27, column: 14, scope: !31)
!33 = !DILocation(line: 27, column: 10, scope: !31)
!34 = !DILocation(line: 27, column: 21, scope: !35)
!35 = distinct !DILexicalBlock(scope: !31, file: !2, line: 27, column: 5)
!36 = !DILocation(line: 27, column: 23, scope: !35)
!37 = !DILocation(line: 27, column: 5, scope: !31)
!38 = !DILocation(line: 28, column: 21, scope: !35)
!39 = !DILocation(line: 28, column: 27, scope: !35)
!40 = !DILocation(line: 28, column: 29, scope: !35)
!41 = !DILocation(line: 28, column: 16, scope: !35)
!42 = !DILocation(line: 28, column: 14, scope: !35)
!43 = !DILocation(line: 28, column: 9, scope: !35)
!44 = !DILocation(line: 27, column: 29, scope: !35)
!45 = !DILocation(line: 27, column: 5, scope: !35)
!46 = distinct !{!46, !37, !47, !48}
!47 = !DILocation(line: 28, column: 33, scope: !31)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 29, column: 5, scope: !19)
!50 = !DILocation(line: 30, column: 10, scope: !19)
!51 = !DILocation(line: 30, column: 5, scope: !19)
!52 = !DILocation(line: 31, column: 12, scope: !19)
!53 = !DILocation(line: 31, column: 18, scope: !19)
!54 = !DILocation(line: 31, column: 24, scope: !19)
!55 = !DILocation(line: 31, column: 30, scope: !19)
!56 = !DILocation(line: 31, column: 5, scope: !19)
!57 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 11, type: !58, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !22)
!58 = !DISubroutineType(types: !59)
!59 = !{!24, !24, !11}
!60 = !DILocalVariable(name: "head", arg: 1, scope: !57, file: !2, line: 11, type: !24)
!61 = !DILocation(line: 11, column: 39, scope: !57)
!62 = !DILocalVariable(name: "value", arg: 2, scope: !57, file: !2, line: 11, type: !11)
!63 = !DILocation(line: 11, column: 49, scope: !57)
!64 = !DILocalVariable(name: "node", scope: !57, file: !2, line: 12, type: !24)
!65 = !DILocation(line: 12, column: 18, scope: !57)
!66 = !DILocation(line: 12, column: 25, scope: !57)
!67 = !DILocation(line: 13, column: 19, scope: !57)
!68 = !DILocation(line: 13, column: 5, scope: !57)
!69 = !DILocation(line: 13, column: 11, scope: !57)
!70 = !DILocation(line: 13, column: 17, scope: !57)
!71 = !DILocation(line: 14, column: 18, scope: !57)
!72 = !DILocation(line: 14, column: 5, scope: !57)
!73 = !DILocation(line: 14, column: 11, scope: !57)
!74 = !DILocation(line: 14, column: 16, scope: !57)
!75 = !DILocation(line: 15, column: 12, scope: !57)
!76 = !DILocation(line: 16, column: 12, scope: !57)
!77 = !DILocation(line: 16, column: 5, scope: !57)
!78 = distinct !DISubprogram(name: "trim", scope: !2, file: !2, line: 19, type: !79, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !22)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !24, !11}
!81 = !DILocalVariable(name: "list", arg: 1, scope: !78, file: !2, line: 19, type: !24)
!82 = !DILocation(line: 19, column: 31, scope: !78)
!83 = !DILocalVariable(name: "count", arg: 2, scope: !78, file: !2, line: 19, type: !11)
!84 = !DILocation(line: 19, column: 41, scope: !78)
!85 = !DILocation(line: 20, column: 5, scope: !78)
!86 = !DILocation(line: 20, column: 12, scope: !78)
!87 = !DILocation(line: 20, column: 20, scope: !78)
!88 = !DILocation(line: 21, column: 16, scope: !78)
!89 = !DILocation(line: 21, column: 22, scope: !78)
!90 = !DILocation(line: 21, column: 14, scope: !78)
!91 = distinct !{!91, !85, !89, !48}
!92 = !DILocation(line: 22, column: 5, scope: !78)
!93 = !DILocation(line: 22, column: 11, scope: !78)
!94 = !DILocation(line: 22, column: 16, scope: !78)
!95 = !DILocation(line: 23, column: 1, scope: !78)
