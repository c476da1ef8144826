; ModuleID = 'types.c'
source_filename = "types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, double, [8 x i8] }
%struct.color = type { i8, i8, i8 }
%struct.item = type { i32, %struct.item*, i16, %struct.anon.0, %union.anon }
%struct.anon.0 = type { i32, i32 }
%union.anon = type { float }

@conf = dso_local global %struct.anon { i32 7, double 2.500000e+00, [8 x i8] c"abc\00\00\00\00\00" }, align 8, !dbg !0
@red = dso_local global %struct.color { i8 -1, i8 0, i8 0 }, align 1, !dbg !5
@favorite = dso_local global %struct.color* @red, align 8, !dbg !14

define dso_local %struct.item* @get(i32 noundef %0) !dbg !36 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.item*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata %struct.item** %3, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 32), !dbg !63
  %5 = bitcast i8* %4 to %struct.item*, !dbg !63
  store %struct.item* %5, %struct.item** %3, align 8, !dbg !62
  %6 = load i32, i32* %2, align 4, !dbg !64
  %7 = load %struct.item*, %struct.item** %3, align 8, !dbg !65
  %8 = getelementptr inbounds %struct.item, %struct.item* %7, i32 0, i32 0, !dbg !66
  store i32 %6, i32* %8, align 8, !dbg !67
  %9 = load %struct.item*, %struct.item** %3, align 8, !dbg !68
  %10 = getelementptr inbounds %struct.item, %struct.item* %9, i32 0, i32 2, !dbg !69
  store i16 3, i16* %10, align 8, !dbg !70
  %11 = load %struct.item*, %struct.item** %3, align 8, !dbg !71
  %12 = getelementptr inbounds %struct.item, %struct.item* %11, i32 0, i32 3, !dbg !72
  %13 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %12, i32 0, i32 1, !dbg !73
  store i32 4, i32* %13, align 4, !dbg !74
  %14 = load %struct.item*, %struct.item** %3, align 8, !dbg !75
  %15 = getelementptr inbounds %struct.item, %struct.item* %14, i32 0, i32 4, !dbg !76
  %16 = bitcast %union.anon* %15 to float*, !dbg !77
  store float 1.500000e+00, float* %16, align 4, !dbg !78
  %17 = load %struct.item*, %struct.item** %3, align 8, !dbg !79
  ret %struct.item* %17, !dbg !80
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare noalias i8* @calloc(i64 noundef, i64 noundef)

define dso_local i32 @sum(%struct.item* noundef %0) !dbg !81 {
  %2 = alloca %struct.item*, align 8
  store %struct.item* %0, %struct.item** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.item** %2, metadata !86, metadata !DIExpression()), !dbg !87
  %3 = load %struct.item*, %struct.item** %2, align 8, !dbg !88
  %4 = getelementptr inbounds %struct.item, %struct.item* %3, i32 0, i32 0, !dbg !89
  %5 = load i32, i32* %4, align 8, !dbg !89
  %6 = load %struct.item*, %struct.item** %2, align 8, !dbg !90
  %7 = getelementptr inbounds %struct.item, %struct.item* %6, i32 0, i32 3, !dbg !91
  %8 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %7, i32 0, i32 1, !dbg !92
  %9 = load i32, i32* %8, align 4, !dbg !92
  %10 = add nsw i32 %5, %9, !dbg !93
  ret i32 %10, !dbg !94
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "conf", scope: !2, file: !3, line: 2, type: !17, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!31 = !{i32 7, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 1}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 14.0.6"}
!36 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 7, type: !37, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !20}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 3, size: 256, elements: !41)
!41 = !{!42, !43, !44, !46, !51}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !40, file: !3, line: 3, baseType: !20, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !40, file: !3, line: 3, baseType: !39, size: 64, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !40, file: !3, line: 3, baseType: !45, size: 16, offset: 128)
!45 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !40, file: !3, line: 3, baseType: !47, size: 64, offset: 160)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !40, file: !3, line: 3, size: 64, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !47, file: !3, line: 3, baseType: !20, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !47, file: !3, line: 3, baseType: !20, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "as", scope: !40, file: !3, line: 3, baseType: !52, size: 32, offset: 224)
!52 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !40, file: !3, line: 3, size: 32, elements: !53)
!53 = !{!54, !56}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !52, file: !3, line: 3, baseType: !55, size: 32)
!55 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !52, file: !3, line: 3, baseType: !57, size: 32)
!57 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!58 = !{}
!59 = !DILocalVariable(name: "n", arg: 1, scope: !36, file: !3, line: 7, type: !20)
!60 = !DILocation(line: 7, column: 22, scope: !36)
!61 = !DILocalVariable(name: "p", scope: !36, file: !3, line: 8, type: !39)
!62 = !DILocation(line: 8, column: 16, scope: !36)
!63 = !DILocation(line: 8, column: 20, scope: !36)
!64 = !DILocation(line: 9, column: 11, scope: !36)
!65 = !DILocation(line: 9, column: 3, scope: !36)
!66 = !DILocation(line: 9, column: 6, scope: !36)
!67 = !DILocation(line: 9, column: 9, scope: !36)
!68 = !DILocation(line: 9, column: 14, scope: !36)
!69 = !DILocation(line: 9, column: 17, scope: !36)
!70 = !DILocation(line: 9, column: 19, scope: !36)
!71 = !DILocation(line: 9, column: 24, scope: !36)
!72 = !DILocation(line: 9, column: 27, scope: !36)
!73 = !DILocation(line: 9, column: 30, scope: !36)
!74 = !DILocation(line: 9, column: 32, scope: !36)
!75 = !DILocation(line: 9, column: 37, scope: !36)
!76 = !DILocation(line: 9, column: 40, scope: !36)
!77 = !DILocation(line: 9, column: 43, scope: !36)
!78 = !DILocation(line: 9, column: 45, scope: !36)
!79 = !DILocation(line: 10, column: 10, scope: !36)
!80 = !DILocation(line: 10, column: 3, scope: !36)
!81 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 12, type: !82, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !58)
!82 = !DISubroutineType(types: !83)
!83 = !{!20, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!86 = !DILocalVariable(name: "p", arg: 1, scope: !81, file: !3, line: 12, type: !84)
!87 = !DILocation(line: 12, column: 28, scope: !81)
!88 = !DILocation(line: 12, column: 40, scope: !81)
!89 = !DILocation(line: 12, column: 43, scope: !81)
!90 = !DILocation(line: 12, column: 48, scope: !81)
!91 = !DILocation(line: 12, column: 51, scope: !81)
!92 = !DILocation(line: 12, column: 54, scope: !81)
!93 = !DILocation(line: 12, column: 46, scope: !81)
!94 = !DILocation(line: 12, column: 33, scope: !81)
