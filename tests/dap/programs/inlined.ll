; ModuleID = 'inlined.c'
source_filename = "inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %4, align 4
    #dbg_declare(ptr %5, !21, !DIExpression(), !22)
  store i32 0, ptr %5, align 4, !dbg !22
    #dbg_declare(ptr %6, !23, !DIExpression(), !25)
  store i32 1, ptr %6, align 4, !dbg !25
  br label %7, !dbg !26

7:                                                ; preds = %20, %0
  %8 = load i32, ptr %6, align 4, !dbg !27
  %9 = icmp sle i32 %8, 2, !dbg !29
  br i1 %9, label %10, label %23, !dbg !30

10:                                               ; preds = %7
  %11 = load i32, ptr %6, align 4, !dbg !31
  store i32 %11, ptr %1, align 4
    #dbg_declare(ptr %1, !32, !DIExpression(), !36)
  store i32 7, ptr %2, align 4
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %12 = load i32, ptr %1, align 4, !dbg !42
  %13 = load i32, ptr %2, align 4, !dbg !43
  %14 = mul nsw i32 %12, %13, !dbg !44
  store i32 %14, ptr %3, align 4, !dbg !41
  %15 = load i32, ptr %3, align 4, !dbg !45
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %15) #2, !dbg !46
  %17 = load i32, ptr %3, align 4, !dbg !47
  %18 = load i32, ptr %5, align 4, !dbg !48
  %19 = add nsw i32 %18, %17, !dbg !48
  store i32 %19, ptr %5, align 4, !dbg !48
  br label %20, !dbg !49

20:                                               ; preds = %10
  %21 = load i32, ptr %6, align 4, !dbg !50
  %22 = add nsw i32 %21, 1, !dbg !50
  store i32 %22, ptr %6, align 4, !dbg !50
  br label %7, !dbg !51, !llvm.loop !52

23:                                               ; preds = %7
  %24 = load i32, ptr %5, align 4, !dbg !55
  ret i32 %24, !dbg !56
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 5, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "26bf1e38618dd2b32f16c7f0ba09397f")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "sum", scope: !16, file: !2, line: 10, type: !19)
!22 = !DILocation(line: 10, column: 9, scope: !16)
!23 = !DILocalVariable(name: "i", scope: !24, file: !2, line: 11, type: !19)
!24 = distinct !DILexicalBlock(scope: !16, file: !2, line: 11, column: 5)
!25 = !DILocation(line: 11, column: 14, scope: !24)
!26 = !DILocation(line: 11, column: 10, scope: !24)
!27 = !DILocation(line: 11, column: 21, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !2, line: 11, column: 5)
!29 = !DILocation(line: 11, column: 23, scope: !28)
!30 = !DILocation(line: 11, column: 5, scope: !24)
!31 = !DILocation(line: 12, column: 23, scope: !28)
!32 = !DILocalVariable(name: "value", arg: 1, scope: !33, file: !2, line: 3, type: !19)
!33 = distinct !DISubprogram(name: "scaled", scope: !2, file: !2, line: 3, type: !34, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!34 = !DISubroutineType(types: !35)
!35 = !{!19, !19, !19}
!36 = !DILocation(line: 3, column: 61, scope: !33, inlinedAt: !37)
!37 = distinct !DILocation(line: 12, column: 16, scope: !28)
!38 = !DILocalVariable(name: "factor", arg: 2, scope: !33, file: !2, line: 3, type: !19)
!39 = !DILocation(line: 3, column: 72, scope: !33, inlinedAt: !37)
!40 = !DILocalVariable(name: "product", scope: !33, file: !2, line: 4, type: !19)
!41 = !DILocation(line: 4, column: 9, scope: !33, inlinedAt: !37)
!42 = !DILocation(line: 4, column: 19, scope: !33, inlinedAt: !37)
!43 = !DILocation(line: 4, column: 27, scope: !33, inlinedAt: !37)
!44 = !DILocation(line: 4, column: 25, scope: !33, inlinedAt: !37)
!45 = !DILocation(line: 5, column: 20, scope: !33, inlinedAt: !37)
!46 = !DILocation(line: 5, column: 5, scope: !33, inlinedAt: !37)
!47 = !DILocation(line: 6, column: 12, scope: !33, inlinedAt: !37)
!48 = !DILocation(line: 12, column: 13, scope: !28)
!49 = !DILocation(line: 12, column: 9, scope: !28)
!50 = !DILocation(line: 11, column: 30, scope: !28)
!51 = !DILocation(line: 11, column: 5, scope: !28)
!52 = distinct !{!52, !30, !53, !54}
!53 = !DILocation(line: 12, column: 27, scope: !24)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 13, column: 12, scope: !16)
!56 = !DILocation(line: 13, column: 5, scope: !16)
