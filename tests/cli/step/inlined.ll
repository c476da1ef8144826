; ModuleID = 'inlined.c'
source_filename = "inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #0 !dbg !17 {
    #dbg_value(i32 %0, !24, !DIExpression(), !37)
    #dbg_value(ptr %1, !25, !DIExpression(), !37)
    #dbg_value(ptr null, !26, !DIExpression(), !37)
    #dbg_value(i32 0, !32, !DIExpression(), !38)
  %3 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #3, !dbg !39
    #dbg_value(ptr %3, !34, !DIExpression(), !40)
  store i32 0, ptr %3, align 8, !dbg !41, !tbaa !42
  %4 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !48
  store ptr null, ptr %4, align 8, !dbg !49, !tbaa !50
    #dbg_value(ptr %3, !26, !DIExpression(), !37)
    #dbg_value(i32 1, !32, !DIExpression(), !38)
  %5 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #3, !dbg !39
    #dbg_value(ptr %5, !34, !DIExpression(), !40)
  store i32 1, ptr %5, align 8, !dbg !41, !tbaa !42
  %6 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !48
  store ptr %3, ptr %6, align 8, !dbg !49, !tbaa !50
    #dbg_value(ptr %5, !26, !DIExpression(), !37)
    #dbg_value(i32 2, !32, !DIExpression(), !38)
  %7 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #3, !dbg !39
    #dbg_value(ptr %7, !34, !DIExpression(), !40)
  store i32 2, ptr %7, align 8, !dbg !41, !tbaa !42
  %8 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !48
  store ptr %5, ptr %8, align 8, !dbg !49, !tbaa !50
    #dbg_value(ptr %7, !26, !DIExpression(), !37)
    #dbg_value(i32 3, !32, !DIExpression(), !38)
  %9 = tail call dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #3, !dbg !39
    #dbg_value(ptr %9, !34, !DIExpression(), !40)
  store i32 3, ptr %9, align 8, !dbg !41, !tbaa !42
  %10 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !48
  store ptr %7, ptr %10, align 8, !dbg !49, !tbaa !50
    #dbg_value(ptr %9, !26, !DIExpression(), !37)
    #dbg_value(i32 4, !32, !DIExpression(), !38)
    #dbg_value(ptr %9, !51, !DIExpression(), !57)
    #dbg_value(i32 0, !56, !DIExpression(), !57)
  br label %11, !dbg !59

11:                                               ; preds = %2, %11
  %12 = phi i32 [ %17, %11 ], [ 0, %2 ]
  %13 = phi ptr [ %19, %11 ], [ %9, %2 ]
    #dbg_value(i32 %12, !56, !DIExpression(), !57)
    #dbg_value(ptr %13, !51, !DIExpression(), !57)
  %14 = load i32, ptr %13, align 8, !dbg !60, !tbaa !42
    #dbg_value(i32 %14, !62, !DIExpression(), !68)
  %15 = mul nsw i32 %14, %14, !dbg !70
    #dbg_value(i32 %15, !67, !DIExpression(), !68)
  %16 = add nuw nsw i32 %12, 1, !dbg !71
  %17 = add nuw nsw i32 %16, %15, !dbg !72
    #dbg_value(i32 %17, !56, !DIExpression(), !57)
  %18 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !73
  %19 = load ptr, ptr %18, align 8, !dbg !73, !tbaa !50
    #dbg_value(ptr %19, !51, !DIExpression(), !57)
  %20 = icmp eq ptr %19, null, !dbg !59
  br i1 %20, label %21, label %11, !dbg !59, !llvm.loop !74

21:                                               ; preds = %11
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %17), !dbg !77
  ret i32 0, !dbg !78
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !79 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !84 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "98e79a6d4dc2a04a4f10944e6731583b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!16 = !{!"clang"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !{!24, !25, !26, !32, !34}
!24 = !DILocalVariable(name: "argc", arg: 1, scope: !17, file: !2, line: 13, type: !20)
!25 = !DILocalVariable(name: "argv", arg: 2, scope: !17, file: !2, line: 13, type: !21)
!26 = !DILocalVariable(name: "head", scope: !17, file: !2, line: 14, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 3, size: 128, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !28, file: !2, line: 3, baseType: !20, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !28, file: !2, line: 3, baseType: !27, size: 64, offset: 64)
!32 = !DILocalVariable(name: "i", scope: !33, file: !2, line: 15, type: !20)
!33 = distinct !DILexicalBlock(scope: !17, file: !2, line: 15, column: 3)
!34 = !DILocalVariable(name: "n", scope: !35, file: !2, line: 16, type: !27)
!35 = distinct !DILexicalBlock(scope: !36, file: !2, line: 15, column: 31)
!36 = distinct !DILexicalBlock(scope: !33, file: !2, line: 15, column: 3)
!37 = !DILocation(line: 0, scope: !17)
!38 = !DILocation(line: 0, scope: !33)
!39 = !DILocation(line: 16, column: 22, scope: !35)
!40 = !DILocation(line: 0, scope: !35)
!41 = !DILocation(line: 17, column: 10, scope: !35)
!42 = !{!43, !44, i64 0}
!43 = !{!"node", !44, i64 0, !47, i64 8}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C/C++ TBAA"}
!47 = !{!"any pointer", !45, i64 0}
!48 = !DILocation(line: 18, column: 8, scope: !35)
!49 = !DILocation(line: 18, column: 13, scope: !35)
!50 = !{!43, !47, i64 8}
!51 = !DILocalVariable(name: "n", arg: 1, scope: !52, file: !2, line: 5, type: !27)
!52 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 5, type: !53, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!20, !27}
!55 = !{!51, !56}
!56 = !DILocalVariable(name: "t", scope: !52, file: !2, line: 6, type: !20)
!57 = !DILocation(line: 0, scope: !52, inlinedAt: !58)
!58 = distinct !DILocation(line: 21, column: 18, scope: !17)
!59 = !DILocation(line: 7, column: 3, scope: !52, inlinedAt: !58)
!60 = !DILocation(line: 8, column: 20, scope: !61, inlinedAt: !58)
!61 = distinct !DILexicalBlock(scope: !52, file: !2, line: 7, column: 13)
!62 = !DILocalVariable(name: "x", arg: 1, scope: !63, file: !2, line: 4, type: !20)
!63 = distinct !DISubprogram(name: "square", scope: !2, file: !2, line: 4, type: !64, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !7, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!20, !20}
!66 = !{!62, !67}
!67 = !DILocalVariable(name: "y", scope: !63, file: !2, line: 4, type: !20)
!68 = !DILocation(line: 0, scope: !63, inlinedAt: !69)
!69 = distinct !DILocation(line: 8, column: 10, scope: !61, inlinedAt: !58)
!70 = !DILocation(line: 4, column: 45, scope: !63, inlinedAt: !69)
!71 = !DILocation(line: 4, column: 59, scope: !63, inlinedAt: !69)
!72 = !DILocation(line: 8, column: 7, scope: !61, inlinedAt: !58)
!73 = !DILocation(line: 9, column: 12, scope: !61, inlinedAt: !58)
!74 = distinct !{!74, !59, !75, !76}
!75 = !DILocation(line: 10, column: 3, scope: !52, inlinedAt: !58)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 21, column: 3, scope: !17)
!78 = !DILocation(line: 22, column: 3, scope: !17)
!79 = !DISubprogram(name: "malloc", scope: !2, file: !2, line: 2, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !83}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DISubprogram(name: "printf", scope: !2, file: !2, line: 1, type: !85, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubroutineType(types: !86)
!86 = !{!20, !87, null}
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
