@x = external global i32, !dbg !0

define void @f(i32* %p) !dbg !11 {
  call void @llvm.dbg.declare(metadata i32* %p, metadata !16, metadata !DIExpression()), !dbg !17
  ret void
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.module.flags = !{!10}
!llvm.dbg.cu = !{!2}
!0 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 1, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "cc", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !4, globals: !5, imports: !4)
!3 = !DIFile(filename: "f.c", directory: "/src")
!4 = !{}
!5 = !{!6, !7}
!6 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!7 = distinct !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value))
!8 = !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 2, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !3, line: 3, size: 32, align: 32, elements: !4, identifier: "identifier-of-S")
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !12, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !9}
!14 = !{!15}
!15 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !11, entity: !9)
!16 = !DILocalVariable(name: "p", arg: 1, scope: !11, file: !3, line: 1, type: !9)
!17 = !DILocation(line: 1, column: 2, scope: !11)
