; exit: 91

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@pool = internal global [8 x %struct.node] zeroinitializer, align 16, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local range(i32 -2147483645, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !33 {
    #dbg_value(ptr null, !37, !DIExpression(), !40)
    #dbg_value(i32 0, !38, !DIExpression(), !41)
  br label %19, !dbg !42

1:                                                ; preds = %19, %12
  %2 = phi i32 [ %13, %12 ], [ 0, %19 ]
  %3 = phi ptr [ %15, %12 ], [ %23, %19 ]
    #dbg_value(i32 %2, !43, !DIExpression(), !51)
    #dbg_value(ptr %3, !50, !DIExpression(), !51)
  %4 = load i32, ptr %3, align 8, !dbg !53, !tbaa !57
  %5 = and i32 %4, 3, !dbg !61
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %8
  ], !dbg !62

6:                                                ; preds = %1
  %7 = add nsw i32 %2, 1, !dbg !63
    #dbg_value(i32 %7, !43, !DIExpression(), !51)
  br label %12, !dbg !65

8:                                                ; preds = %1
  %9 = add nsw i32 %4, %2, !dbg !66
    #dbg_value(i32 %9, !43, !DIExpression(), !51)
  br label %12, !dbg !67

10:                                               ; preds = %1
  %11 = add nsw i32 %2, -1, !dbg !68
    #dbg_value(i32 %11, !43, !DIExpression(), !51)
  br label %12, !dbg !69

12:                                               ; preds = %10, %8, %6
  %13 = phi i32 [ %11, %10 ], [ %7, %6 ], [ %9, %8 ], !dbg !70
    #dbg_value(i32 %13, !43, !DIExpression(), !51)
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !71
  %15 = load ptr, ptr %14, align 8, !dbg !72, !tbaa !73
    #dbg_value(ptr %15, !50, !DIExpression(), !51)
  %16 = icmp eq ptr %15, null, !dbg !74
  br i1 %16, label %17, label %1, !dbg !75, !llvm.loop !76

17:                                               ; preds = %12
  %18 = add nsw i32 %13, 3, !dbg !81
  ret i32 %18, !dbg !82

19:                                               ; preds = %0, %19
  %20 = phi i64 [ 0, %0 ], [ %26, %19 ]
  %21 = phi ptr [ null, %0 ], [ %23, %19 ]
    #dbg_value(i64 %20, !38, !DIExpression(), !41)
    #dbg_value(ptr %21, !37, !DIExpression(), !40)
  %22 = mul nuw nsw i64 %20, %20, !dbg !83
  %23 = getelementptr inbounds nuw %struct.node, ptr @pool, i64 %20, !dbg !86
  %24 = trunc nuw i64 %22 to i32, !dbg !87
  store i32 %24, ptr %23, align 16, !dbg !87, !tbaa !57
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !88
  store ptr %21, ptr %25, align 8, !dbg !89, !tbaa !73
    #dbg_value(ptr %23, !37, !DIExpression(), !40)
  %26 = add nuw nsw i64 %20, 1, !dbg !90
    #dbg_value(i64 %26, !38, !DIExpression(), !41)
  %27 = icmp eq i64 %26, 8, !dbg !91
  br i1 %27, label %1, label %19, !dbg !92, !llvm.loop !93

; uselistorder directives
  uselistorder i32 %2, { 0, 2, 1 }
  uselistorder ptr %15, { 1, 0 }
  uselistorder label %19, { 1, 0 }
  uselistorder i64 %20, { 3, 2, 0, 1 }
  uselistorder ptr %23, { 2, 3, 0, 1 }
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}
!llvm.errno.tbaa = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 2, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!28 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!29 = !{!30, !30, i64 0}
!30 = !{!"int", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C/C++ TBAA"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !34, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36, keyInstructions: true)
!34 = !DISubroutineType(types: !35)
!35 = !{!16}
!36 = !{!37, !38}
!37 = !DILocalVariable(name: "list", scope: !33, file: !3, line: 16, type: !18)
!38 = !DILocalVariable(name: "n", scope: !39, file: !3, line: 17, type: !16)
!39 = distinct !DILexicalBlock(scope: !33, file: !3, line: 17, column: 3)
!40 = !DILocation(line: 0, scope: !33)
!41 = !DILocation(line: 0, scope: !39)
!42 = !DILocation(line: 17, column: 3, scope: !39, atomGroup: 17, atomRank: 1)
!43 = !DILocalVariable(name: "total", scope: !44, file: !3, line: 5, type: !16)
!44 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 4, type: !45, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49, keyInstructions: true)
!45 = !DISubroutineType(types: !46)
!46 = !{!16, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!49 = !{!50, !43}
!50 = !DILocalVariable(name: "list", arg: 1, scope: !44, file: !3, line: 4, type: !47)
!51 = !DILocation(line: 0, scope: !44, inlinedAt: !52)
!52 = distinct !DILocation(line: 22, column: 10, scope: !33)
!53 = !DILocation(line: 7, column: 19, scope: !54, inlinedAt: !52)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 6, column: 35)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 6, column: 3)
!56 = distinct !DILexicalBlock(scope: !44, file: !3, line: 6, column: 3)
!57 = !{!58, !30, i64 0}
!58 = !{!"node", !30, i64 0, !59, i64 8}
!59 = !{!"p1 _ZTS4node", !60, i64 0}
!60 = !{!"any pointer", !31, i64 0}
!61 = !DILocation(line: 7, column: 25, scope: !54, inlinedAt: !52, atomGroup: 4, atomRank: 2)
!62 = !DILocation(line: 7, column: 5, scope: !54, inlinedAt: !52, atomGroup: 4, atomRank: 1)
!63 = !DILocation(line: 8, column: 19, scope: !64, inlinedAt: !52, atomGroup: 5, atomRank: 2)
!64 = distinct !DILexicalBlock(scope: !54, file: !3, line: 7, column: 30)
!65 = !DILocation(line: 8, column: 25, scope: !64, inlinedAt: !52, atomGroup: 6, atomRank: 1)
!66 = !DILocation(line: 9, column: 19, scope: !64, inlinedAt: !52, atomGroup: 7, atomRank: 2)
!67 = !DILocation(line: 9, column: 35, scope: !64, inlinedAt: !52, atomGroup: 8, atomRank: 1)
!68 = !DILocation(line: 10, column: 20, scope: !64, inlinedAt: !52, atomGroup: 9, atomRank: 2)
!69 = !DILocation(line: 11, column: 5, scope: !64, inlinedAt: !52)
!70 = !DILocation(line: 0, scope: !64, inlinedAt: !52)
!71 = !DILocation(line: 6, column: 29, scope: !55, inlinedAt: !52)
!72 = !DILocation(line: 6, column: 29, scope: !55, inlinedAt: !52, atomGroup: 10, atomRank: 2)
!73 = !{!58, !59, i64 8}
!74 = !DILocation(line: 6, column: 3, scope: !56, inlinedAt: !52, atomGroup: 2, atomRank: 1)
!75 = !DILocation(line: 6, column: 3, scope: !56, inlinedAt: !52, atomGroup: 3, atomRank: 1)
!76 = distinct !{!76, !77, !78, !79, !80}
!77 = !DILocation(line: 6, column: 3, scope: !56, inlinedAt: !52)
!78 = !DILocation(line: 12, column: 3, scope: !56, inlinedAt: !52)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = !DILocation(line: 22, column: 20, scope: !33, atomGroup: 11, atomRank: 2)
!82 = !DILocation(line: 22, column: 3, scope: !33, atomGroup: 11, atomRank: 1)
!83 = !DILocation(line: 18, column: 23, scope: !84, atomGroup: 5, atomRank: 2)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 17, column: 31)
!85 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 3)
!86 = !DILocation(line: 18, column: 5, scope: !84)
!87 = !DILocation(line: 18, column: 19, scope: !84, atomGroup: 5, atomRank: 1)
!88 = !DILocation(line: 19, column: 13, scope: !84)
!89 = !DILocation(line: 19, column: 18, scope: !84, atomGroup: 6, atomRank: 1)
!90 = !DILocation(line: 17, column: 27, scope: !85, atomGroup: 8, atomRank: 2)
!91 = !DILocation(line: 17, column: 21, scope: !85, atomGroup: 3, atomRank: 1)
!92 = !DILocation(line: 17, column: 3, scope: !39, atomGroup: 4, atomRank: 1)
!93 = distinct !{!93, !94, !95, !79, !80}
!94 = !DILocation(line: 17, column: 3, scope: !39)
!95 = !DILocation(line: 21, column: 3, scope: !39)
