; ModuleID = 'dbg.c'
source_filename = "dbg.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, double, ptr }

@glob = dso_local global %struct.node { i32 7, double 2.500000e+00, ptr null }, align 8, !dbg !0
@head = dso_local local_unnamed_addr global ptr @glob, align 8, !dbg !5

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: none) uwtable
define dso_local noalias noundef ptr @mk(i32 noundef %0) local_unnamed_addr #0 !dbg !23 {
    #dbg_value(i32 %0, !27, !DIExpression(), !29)
  %2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #2, !dbg !30
    #dbg_value(ptr %2, !28, !DIExpression(), !29)
  store i32 %0, ptr %2, align 8, !dbg !31, !tbaa !32
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !39
  store double 5.000000e-01, ptr %3, align 8, !dbg !40, !tbaa !41
  %4 = load ptr, ptr @head, align 8, !dbg !42, !tbaa !43
  %5 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !44
  store ptr %4, ptr %5, align 8, !dbg !45, !tbaa !46
  ret ptr %2, !dbg !47
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !48 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "glob", scope: !2, file: !3, line: 3, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dbg.c", directory: ".", checksumkind: CSK_MD5, checksum: "21fc2079321819d80615f83a45be9cdb")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 192, elements: !9)
!9 = !{!10, !12, !14}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !8, file: !3, line: 2, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !8, file: !3, line: 2, baseType: !13, size: 64, offset: 64)
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 2, baseType: !7, size: 64, offset: 128)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "mk", scope: !3, file: !3, line: 5, type: !24, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7, !11}
!26 = !{!27, !28}
!27 = !DILocalVariable(name: "v", arg: 1, scope: !23, file: !3, line: 5, type: !11)
!28 = !DILocalVariable(name: "n", scope: !23, file: !3, line: 5, type: !7)
!29 = !DILocation(line: 0, scope: !23)
!30 = !DILocation(line: 5, column: 43, scope: !23)
!31 = !DILocation(line: 5, column: 67, scope: !23)
!32 = !{!33, !34, i64 0}
!33 = !{!"node", !34, i64 0, !37, i64 8, !38, i64 16}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = !{!"double", !35, i64 0}
!38 = !{!"any pointer", !35, i64 0}
!39 = !DILocation(line: 5, column: 75, scope: !23)
!40 = !DILocation(line: 5, column: 77, scope: !23)
!41 = !{!33, !37, i64 8}
!42 = !DILocation(line: 5, column: 94, scope: !23)
!43 = !{!38, !38, i64 0}
!44 = !DILocation(line: 5, column: 87, scope: !23)
!45 = !DILocation(line: 5, column: 92, scope: !23)
!46 = !{!33, !38, i64 16}
!47 = !DILocation(line: 5, column: 100, scope: !23)
!48 = !DISubprogram(name: "malloc", scope: !49, file: !49, line: 553, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !54, line: 18, baseType: !55)
!54 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!55 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
