; exit: 91

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@pool = internal global [8 x %struct.node] zeroinitializer, align 16, !dbg !0

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define dso_local range(i32 -2147483645, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !29 {
    #dbg_value(ptr null, !33, !DIExpression(), !36)
    #dbg_value(i32 0, !34, !DIExpression(), !37)
  br label %19, !dbg !38

1:                                                ; preds = %19, %12
  %2 = phi i32 [ %13, %12 ], [ 0, %19 ]
  %3 = phi ptr [ %15, %12 ], [ %23, %19 ]
    #dbg_value(i32 %2, !39, !DIExpression(), !47)
    #dbg_value(ptr %3, !46, !DIExpression(), !47)
  %4 = load i32, ptr %3, align 8, !dbg !49, !tbaa !53
  %5 = and i32 %4, 3, !dbg !59
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %8
  ], !dbg !60

6:                                                ; preds = %1
  %7 = add nsw i32 %2, 1, !dbg !61
    #dbg_value(i32 %7, !39, !DIExpression(), !47)
  br label %12, !dbg !63

8:                                                ; preds = %1
  %9 = add nsw i32 %4, %2, !dbg !64
    #dbg_value(i32 %9, !39, !DIExpression(), !47)
  br label %12, !dbg !65

10:                                               ; preds = %1
  %11 = add nsw i32 %2, -1, !dbg !66
    #dbg_value(i32 %11, !39, !DIExpression(), !47)
  br label %12, !dbg !67

12:                                               ; preds = %10, %8, %6
  %13 = phi i32 [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], !dbg !68
    #dbg_value(i32 %13, !39, !DIExpression(), !47)
  %14 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !69
  %15 = load ptr, ptr %14, align 8, !dbg !69, !tbaa !70
    #dbg_value(ptr %15, !46, !DIExpression(), !47)
  %16 = icmp eq ptr %15, null, !dbg !71
  br i1 %16, label %17, label %1, !dbg !71, !llvm.loop !72

17:                                               ; preds = %12
  %18 = add nsw i32 %13, 3, !dbg !76
  ret i32 %18, !dbg !77

19:                                               ; preds = %0, %19
  %20 = phi i64 [ 0, %0 ], [ %26, %19 ]
  %21 = phi ptr [ null, %0 ], [ %23, %19 ]
    #dbg_value(i64 %20, !34, !DIExpression(), !37)
    #dbg_value(ptr %21, !33, !DIExpression(), !36)
  %22 = mul nuw nsw i64 %20, %20, !dbg !78
  %23 = getelementptr inbounds [8 x %struct.node], ptr @pool, i64 0, i64 %20, !dbg !81
  %24 = trunc nuw i64 %22 to i32, !dbg !82
  store i32 %24, ptr %23, align 16, !dbg !82, !tbaa !53
  %25 = getelementptr inbounds i8, ptr %23, i64 8, !dbg !83
  store ptr %21, ptr %25, align 8, !dbg !84, !tbaa !70
    #dbg_value(ptr %23, !33, !DIExpression(), !36)
  %26 = add nuw nsw i64 %20, 1, !dbg !85
    #dbg_value(i64 %26, !34, !DIExpression(), !37)
  %27 = icmp eq i64 %26, 8, !dbg !86
  br i1 %27, label %1, label %19, !dbg !38, !llvm.loop !87

; uselistorder directives
  uselistorder i32 %2, { 0, 2, 1 }
  uselistorder ptr %15, { 1, 0 }
  uselistorder label %19, { 1, 0 }
  uselistorder i64 %20, { 3, 2, 0, 1 }
  uselistorder ptr %23, { 2, 3, 0, 1 }
}

; uselistorder directives

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 2, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!28 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !30, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !32)
!30 = !DISubroutineType(types: !31)
!31 = !{!16}
!32 = !{!33, !34}
!33 = !DILocalVariable(name: "list", scope: !29, file: !3, line: 16, type: !18)
!34 = !DILocalVariable(name: "n", scope: !35, file: !3, line: 17, type: !16)
!35 = distinct !DILexicalBlock(scope: !29, file: !3, line: 17, column: 3)
!36 = !DILocation(line: 0, scope: !29)
!37 = !DILocation(line: 0, scope: !35)
!38 = !DILocation(line: 17, column: 3, scope: !35)
!39 = !DILocalVariable(name: "total", scope: !40, file: !3, line: 5, type: !16)
!40 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 4, type: !41, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{!16, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!45 = !{!46, !39}
!46 = !DILocalVariable(name: "list", arg: 1, scope: !40, file: !3, line: 4, type: !43)
!47 = !DILocation(line: 0, scope: !40, inlinedAt: !48)
!48 = distinct !DILocation(line: 22, column: 10, scope: !29)
!49 = !DILocation(line: 7, column: 19, scope: !50, inlinedAt: !48)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 6, column: 35)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 6, column: 3)
!52 = distinct !DILexicalBlock(scope: !40, file: !3, line: 6, column: 3)
!53 = !{!54, !55, i64 0}
!54 = !{!"node", !55, i64 0, !58, i64 8}
!55 = !{!"int", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = !{!"any pointer", !56, i64 0}
!59 = !DILocation(line: 7, column: 25, scope: !50, inlinedAt: !48)
!60 = !DILocation(line: 7, column: 5, scope: !50, inlinedAt: !48)
!61 = !DILocation(line: 8, column: 19, scope: !62, inlinedAt: !48)
!62 = distinct !DILexicalBlock(scope: !50, file: !3, line: 7, column: 30)
!63 = !DILocation(line: 8, column: 25, scope: !62, inlinedAt: !48)
!64 = !DILocation(line: 9, column: 19, scope: !62, inlinedAt: !48)
!65 = !DILocation(line: 9, column: 35, scope: !62, inlinedAt: !48)
!66 = !DILocation(line: 10, column: 20, scope: !62, inlinedAt: !48)
!67 = !DILocation(line: 11, column: 5, scope: !62, inlinedAt: !48)
!68 = !DILocation(line: 0, scope: !62, inlinedAt: !48)
!69 = !DILocation(line: 6, column: 29, scope: !51, inlinedAt: !48)
!70 = !{!54, !58, i64 8}
!71 = !DILocation(line: 6, column: 3, scope: !52, inlinedAt: !48)
!72 = distinct !{!72, !71, !73, !74, !75}
!73 = !DILocation(line: 12, column: 3, scope: !52, inlinedAt: !48)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = !DILocation(line: 22, column: 20, scope: !29)
!77 = !DILocation(line: 22, column: 3, scope: !29)
!78 = !DILocation(line: 18, column: 23, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 17, column: 31)
!80 = distinct !DILexicalBlock(scope: !35, file: !3, line: 17, column: 3)
!81 = !DILocation(line: 18, column: 5, scope: !79)
!82 = !DILocation(line: 18, column: 19, scope: !79)
!83 = !DILocation(line: 19, column: 13, scope: !79)
!84 = !DILocation(line: 19, column: 18, scope: !79)
!85 = !DILocation(line: 17, column: 27, scope: !80)
!86 = !DILocation(line: 17, column: 21, scope: !80)
!87 = distinct !{!87, !38, !88, !74, !75}
!88 = !DILocation(line: 21, column: 3, scope: !35)
