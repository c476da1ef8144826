target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = dso_local global i32 0, align 4, !dbg !0

define dso_local noundef i32 @_ZN3app2goEi(i32 noundef %n) !dbg !16 {
entry:
  %n.addr = alloca i32, align 4
  %twice = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !21, !DIExpression(), !22)
    #dbg_declare(ptr %twice, !23, !DIExpression(), !24)
  %0 = load i32, ptr %n.addr, align 4, !dbg !25
  %mul = mul nsw i32 %0, 2, !dbg !26
  store i32 %mul, ptr %twice, align 4, !dbg !24
  %1 = load i32, ptr %twice, align 4, !dbg !27
  %2 = load i32, ptr @total, align 4, !dbg !28
  %add = add nsw i32 %2, %1, !dbg !28
  store i32 %add, ptr @total, align 4, !dbg !28
  %3 = load i32, ptr @total, align 4, !dbg !29
  ret i32 %3, !dbg !30
}

define dso_local noundef i32 @main() !dbg !31 {
entry:
  %retval = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %sum, !34, !DIExpression(), !35)
  store i32 0, ptr %sum, align 4, !dbg !35
    #dbg_declare(ptr %i, !36, !DIExpression(), !38)
  store i32 0, ptr %i, align 4, !dbg !38
  br label %for.cond, !dbg !39

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !40
  %cmp = icmp slt i32 %0, 3, !dbg !42
  br i1 %cmp, label %for.body, label %for.end, !dbg !43

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !44
  %call = call noundef i32 @_ZN3app2goEi(i32 noundef %1), !dbg !45
  %2 = load i32, ptr %sum, align 4, !dbg !46
  %add = add nsw i32 %2, %call, !dbg !46
  store i32 %add, ptr %sum, align 4, !dbg !46
  br label %for.inc, !dbg !47

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !48
  %inc = add nsw i32 %3, 1, !dbg !48
  store i32 %inc, ptr %i, align 4, !dbg !48
  br label %for.cond, !dbg !49, !llvm.loop !50

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %p, !53, !DIExpression(), !54)
  %call1 = call ptr @malloc(i64 noundef 4), !dbg !55
  store ptr %call1, ptr %p, align 8, !dbg !54
  %4 = load i32, ptr %sum, align 4, !dbg !56
  %5 = load ptr, ptr %p, align 8, !dbg !57
  store i32 %4, ptr %5, align 4, !dbg !58
  %6 = load ptr, ptr %p, align 8, !dbg !59
  call void @free(ptr noundef %6), !dbg !60
  %7 = load i32, ptr %sum, align 4, !dbg !61
  %sub = sub nsw i32 %7, 8, !dbg !62
  ret i32 %sub, !dbg !63
}

declare ptr @malloc(i64 noundef)

declare void @free(ptr noundef)


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 4, type: !6, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "vars.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e09dec824678925f8f4d5daef9c5722e")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!0}
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "go", linkageName: "_ZN3app2goEi", scope: !17, file: !3, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DINamespace(name: "app", scope: null)
!18 = !DISubroutineType(types: !19)
!19 = !{!6, !6}
!20 = !{}
!21 = !DILocalVariable(name: "n", arg: 1, scope: !16, file: !3, line: 7, type: !6)
!22 = !DILocation(line: 7, column: 12, scope: !16)
!23 = !DILocalVariable(name: "twice", scope: !16, file: !3, line: 8, type: !6)
!24 = !DILocation(line: 8, column: 7, scope: !16)
!25 = !DILocation(line: 8, column: 15, scope: !16)
!26 = !DILocation(line: 8, column: 17, scope: !16)
!27 = !DILocation(line: 9, column: 12, scope: !16)
!28 = !DILocation(line: 9, column: 9, scope: !16)
!29 = !DILocation(line: 10, column: 10, scope: !16)
!30 = !DILocation(line: 10, column: 3, scope: !16)
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !32, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!32 = !DISubroutineType(types: !33)
!33 = !{!6}
!34 = !DILocalVariable(name: "sum", scope: !31, file: !3, line: 15, type: !6)
!35 = !DILocation(line: 15, column: 7, scope: !31)
!36 = !DILocalVariable(name: "i", scope: !37, file: !3, line: 16, type: !6)
!37 = distinct !DILexicalBlock(scope: !31, file: !3, line: 16, column: 3)
!38 = !DILocation(line: 16, column: 12, scope: !37)
!39 = !DILocation(line: 16, column: 8, scope: !37)
!40 = !DILocation(line: 16, column: 19, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !3, line: 16, column: 3)
!42 = !DILocation(line: 16, column: 21, scope: !41)
!43 = !DILocation(line: 16, column: 3, scope: !37)
!44 = !DILocation(line: 17, column: 20, scope: !41)
!45 = !DILocation(line: 17, column: 12, scope: !41)
!46 = !DILocation(line: 17, column: 9, scope: !41)
!47 = !DILocation(line: 17, column: 5, scope: !41)
!48 = !DILocation(line: 16, column: 27, scope: !41)
!49 = !DILocation(line: 16, column: 3, scope: !41)
!50 = distinct !{!50, !43, !51, !52}
!51 = !DILocation(line: 17, column: 21, scope: !37)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocalVariable(name: "p", scope: !31, file: !3, line: 18, type: !5)
!54 = !DILocation(line: 18, column: 8, scope: !31)
!55 = !DILocation(line: 18, column: 31, scope: !31)
!56 = !DILocation(line: 19, column: 8, scope: !31)
!57 = !DILocation(line: 19, column: 4, scope: !31)
!58 = !DILocation(line: 19, column: 6, scope: !31)
!59 = !DILocation(line: 20, column: 8, scope: !31)
!60 = !DILocation(line: 20, column: 3, scope: !31)
!61 = !DILocation(line: 21, column: 10, scope: !31)
!62 = !DILocation(line: 21, column: 14, scope: !31)
!63 = !DILocation(line: 21, column: 3, scope: !31)
