; ModuleID = 'types.c'
source_filename = "types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.color = type { i8, i8, i8 }

@conf = dso_local local_unnamed_addr global { i32, [4 x i8], double, [8 x i8] } { i32 7, [4 x i8] zeroinitializer, double 2.500000e+00, [8 x i8] c"abc\00\00\00\00\00" }, align 8, !dbg !0
@red = dso_local global %struct.color { i8 -1, i8 0, i8 0 }, align 1, !dbg !5
@favorite = dso_local local_unnamed_addr global ptr @red, align 8, !dbg !14

define dso_local noalias noundef ptr @get(i32 noundef %n) local_unnamed_addr !dbg !40 {
entry:
    #dbg_value(i32 %n, !63, !DIExpression(), !65)
  %call = tail call noalias dereferenceable_or_null(32) ptr @calloc(i64 noundef 1, i64 noundef 32), !dbg !66
    #dbg_value(ptr %call, !64, !DIExpression(), !65)
  store i32 %n, ptr %call, align 8, !dbg !67
  %k = getelementptr inbounds nuw i8, ptr %call, i64 16, !dbg !74
  store i16 3, ptr %k, align 8, !dbg !75
  %y = getelementptr inbounds nuw i8, ptr %call, i64 24, !dbg !77
  store i32 4, ptr %y, align 8, !dbg !78
  %as = getelementptr inbounds nuw i8, ptr %call, i64 28, !dbg !80
  store float 1.500000e+00, ptr %as, align 4, !dbg !81
  ret ptr %call, !dbg !83
}

declare !dbg !84 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define dso_local i32 @sum(ptr noundef readonly captures(none) %p) local_unnamed_addr !dbg !92 {
entry:
    #dbg_value(ptr %p, !98, !DIExpression(), !99)
  %0 = load i32, ptr %p, align 8, !dbg !100
  %y = getelementptr inbounds nuw i8, ptr %p, i64 24, !dbg !101
  %1 = load i32, ptr %y, align 8, !dbg !101
  %add = add nsw i32 %1, %0, !dbg !102
  ret i32 %add, !dbg !103
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "conf", scope: !2, file: !3, line: 2, type: !17, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "types.c", directory: ".")
!4 = !{!0, !5, !14}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "red", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "color", file: !3, line: 4, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 4, size: 24, elements: !9)
!9 = !{!10, !12, !13}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !8, file: !3, line: 4, baseType: !11, size: 8)
!11 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !8, file: !3, line: 4, baseType: !11, size: 8, offset: 8)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !8, file: !3, line: 4, baseType: !11, size: 8, offset: 16)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "favorite", scope: !2, file: !3, line: 6, type: !16, isLocal: false, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 2, size: 192, elements: !18)
!18 = !{!19, !21, !23}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 2, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !17, file: !3, line: 2, baseType: !22, size: 64, offset: 64)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !3, line: 2, baseType: !24, size: 64, offset: 128)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 8)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!35 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C/C++ TBAA"}
!40 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 7, type: !41, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62, keyInstructions: true)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !20}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 3, size: 256, elements: !45)
!45 = !{!46, !47, !48, !50, !55}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !44, file: !3, line: 3, baseType: !20, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !44, file: !3, line: 3, baseType: !43, size: 64, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !44, file: !3, line: 3, baseType: !49, size: 16, offset: 128)
!49 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !44, file: !3, line: 3, baseType: !51, size: 64, offset: 160)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !44, file: !3, line: 3, size: 64, elements: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !51, file: !3, line: 3, baseType: !20, size: 32)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !51, file: !3, line: 3, baseType: !20, size: 32, offset: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "as", scope: !44, file: !3, line: 3, baseType: !56, size: 32, offset: 224)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !44, file: !3, line: 3, size: 32, elements: !57)
!57 = !{!58, !60}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !56, file: !3, line: 3, baseType: !59, size: 32)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !56, file: !3, line: 3, baseType: !61, size: 32)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !{!63, !64}
!63 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !3, line: 7, type: !20)
!64 = !DILocalVariable(name: "p", scope: !40, file: !3, line: 8, type: !43)
!65 = !DILocation(line: 0, scope: !40)
!66 = !DILocation(line: 8, column: 20, scope: !40, atomGroup: 1, atomRank: 2)
!67 = !DILocation(line: 9, column: 9, scope: !40, atomGroup: 2, atomRank: 1)
!68 = !{!69, !37, i64 0}
!69 = !{!"item", !37, i64 0, !70, i64 8, !72, i64 16, !73, i64 20, !38, i64 28}
!70 = !{!"p1 _ZTS4item", !71, i64 0}
!71 = !{!"any pointer", !38, i64 0}
!72 = !{!"short", !38, i64 0}
!73 = !{!"", !37, i64 0, !37, i64 4}
!74 = !DILocation(line: 9, column: 17, scope: !40)
!75 = !DILocation(line: 9, column: 19, scope: !40, atomGroup: 3, atomRank: 1)
!76 = !{!69, !72, i64 16}
!77 = !DILocation(line: 9, column: 30, scope: !40)
!78 = !DILocation(line: 9, column: 32, scope: !40, atomGroup: 4, atomRank: 1)
!79 = !{!69, !37, i64 24}
!80 = !DILocation(line: 9, column: 40, scope: !40)
!81 = !DILocation(line: 9, column: 45, scope: !40, atomGroup: 5, atomRank: 1)
!82 = !{!38, !38, i64 0}
!83 = !DILocation(line: 10, column: 3, scope: !40, atomGroup: 7, atomRank: 1)
!84 = !DISubprogram(name: "calloc", scope: !85, file: !85, line: 556, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DIFile(filename: "/usr/include/stdlib.h", directory: ".")
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !89, !89}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !90, line: 18, baseType: !91)
!90 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: ".")
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 12, type: !93, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !97, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!20, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!97 = !{!98}
!98 = !DILocalVariable(name: "p", arg: 1, scope: !92, file: !3, line: 12, type: !95)
!99 = !DILocation(line: 0, scope: !92)
!100 = !DILocation(line: 12, column: 43, scope: !92)
!101 = !DILocation(line: 12, column: 54, scope: !92)
!102 = !DILocation(line: 12, column: 46, scope: !92, atomGroup: 1, atomRank: 2)
!103 = !DILocation(line: 12, column: 33, scope: !92, atomGroup: 1, atomRank: 1)
