; Debug information that is broken: LLVM leaves all of it out, with a warning, and so it is a warning here. --strict refuses.
; flags: --strict
; A node that is not reached is not looked at.
define void @f(ptr %p, i32 %n) !dbg !3 {
    #dbg_value(i32 %n, !7, !DIExpression(), !4)
    #dbg_value(i32 %n, !3, !DIExpression(), !4) ; error: 5 W0220 invalid #dbg record variable
    #dbg_value(i32 %n, !7, !4, !4) ; error: 5 W0220 invalid #dbg record expression
    #dbg_value(i32 %n, !7, !DIExpression(), !3) ; error: 5 W0220 invalid #dbg record DILocation
    #dbg_value(!3, !7, !DIExpression(), !4) ; error: 5 W0220 invalid #dbg record address/value
    #dbg_value(i32 %n, !7, !DIExpression(DW_OP_LLVM_fragment, 16, 24), !4) ; error: 5 W0220 fragment is larger than or outside of variable
    #dbg_value(i32 %n, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !4) ; error: 5 W0220 fragment covers entire variable
    #dbg_value(i32 %n, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !4)
    #dbg_value(i32 %n, !7, !DIExpression(DW_OP_deref, DW_OP_swap, DW_OP_plus_uconst), !4) ; error: 5 W0220 invalid expression
    #dbg_value(i32 %n, !30, !DIExpression(), !4) ; error: 5 W0220 conflicting debug info for argument
    #dbg_value(i32 %n, !7, !DIExpression(), !16) ; error: 5 W0220 mismatched subprogram between #dbg record variable and DILocation
    #dbg_value(i32 %n, !31, !DIExpression(DW_OP_LLVM_entry_value, 1), !4) ; error: 5 W0220 Entry values are only allowed in MIR
    #dbg_declare(ptr %p, !31, !DIExpression(), !4)
    #dbg_declare(float 1.0, !31, !DIExpression(), !4) ; error: 5 W0220 location of #dbg_declare must be a pointer or int
    #dbg_label(!32, !4)
    #dbg_label(!7, !4) ; error: 5 W0220 invalid #dbg_label intrinsic variable
    #dbg_assign(i32 %n, !31, !DIExpression(), !4, ptr %p, !DIExpression(), !4) ; error: 5 W0220 invalid #dbg_assign DIAssignID
  call void @g() ; error: 3 W0220 inlinable function call in a function with debug info must have a !dbg location
  call void @g(), !dbg !16 ; error: 3 W0220 !dbg attachment points at wrong subprogram for function
  call void @g(), !dbg !17
  ret void, !dbg !3 ; error: 3 W0220 invalid !dbg metadata attachment
}
define void @g() !dbg !15 {
  ret void
}
define void @h() !dbg !0 { ; error: 13 W0220 function !dbg attachment must be a subprogram
  ret void
}
declare !dbg !15 void @k() ; error: 23 W0220 function declaration may only have a unique !dbg attachment
@v = global i32 0, !dbg !3 ; error: 1 W0220 !dbg attachment of global variable must be a DIGlobalVariableExpression

!llvm.dbg.cu = !{!1, !0} ; error: 1 W0220 invalid compile unit
!llvm.dbg.other = !{} ; error: 1 W0220 unrecognized named metadata node in the llvm.dbg namespace
!llvm.module.flags = !{!2}
!0 = !DIFile(filename: "a.c", directory: "/")
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !0, enums: !8, retainedTypes: !8, globals: !22)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !0, file: !0, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DILocation(line: 1, scope: !3)
!5 = !DISubroutineType(types: !8)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "n", arg: 1, scope: !3, type: !6)
!8 = !{}
!15 = distinct !DISubprogram(name: "g", scope: !0, file: !0, type: !5, spFlags: DISPFlagDefinition, unit: !1)
!16 = !DILocation(line: 2, scope: !15)
!17 = !DILocation(line: 2, scope: !15, inlinedAt: !4)
!22 = !{!23}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "v", type: !25)
!25 = !DICompositeType(tag: DW_TAG_structure_type, elements: !26)
!26 = !{!27, !28, !29, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !0) ; error: 1 W0220 invalid base type
!28 = !DIDerivedType(tag: DW_TAG_base_type, name: "a", baseType: !6) ; error: 1 W0220 invalid tag
!29 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, baseType: !6) ; error: 1 W0220 invalid scope
!30 = !DILocalVariable(name: "m", arg: 1, scope: !3, type: !6)
!31 = !DILocalVariable(name: "l", scope: !3, type: !6)
!32 = !DILabel(scope: !3, name: "again", file: !0, line: 3)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !6, dwarfAddressSpace: 1) ; error: 1 W0220 DWARF address space only applies to pointer or reference types
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !6, extraData: !0) ; error: 1 W0220 extraData must be ConstantAsMetadata
!35 = !DICompositeType(tag: DW_TAG_array_type, elements: !8) ; error: 1 W0220 array types must have a base type
!36 = !DICompositeType(tag: DW_TAG_structure_type, rank: 2) ; error: 1 W0220 rank can only appear in array type
!37 = !DICompositeType(tag: DW_TAG_structure_type, elements: !0) ; error: 1 W0220 invalid composite elements
!38 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !22) ; error: 1 W0220 invalid template parameter
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, flags: DIFlagVector, elements: !8) ; error: 1 W0220 invalid vector, expected one element of type subrange
!40 = !DISubrange(count: 3, upperBound: 2) ; error: 1 W0220 Subrange can have any one of count or upperBound
!41 = !DISubrange(count: 3, lowerBound: !6) ; error: 1 W0220 LowerBound must be signed constant or DIVariable or DIExpression
!42 = !DIGenericSubrange(lowerBound: !DIExpression()) ; error: 1 W0220 GenericSubrange must contain stride
!43 = !DISubprogram(name: "d", file: !6, spFlags: 0) ; error: 1 W0220 invalid file
!44 = !DISubprogram(name: "d", line: 3, spFlags: 0) ; error: 1 W0220 line specified with no file
!45 = !DISubprogram(name: "d", type: !6, spFlags: 0) ; error: 1 W0220 invalid subroutine type
!46 = !DISubprogram(name: "d", spFlags: 0, unit: !1) ; error: 1 W0220 subprogram declarations must not have a compile unit
!47 = distinct !DISubprogram(name: "d", spFlags: DISPFlagDefinition) ; error: 1 W0220 subprogram definitions must have a compile unit
!48 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "00") ; error: 1 W0220 invalid checksum length
!49 = !DILexicalBlock(scope: !0) ; error: 1 W0220 invalid local scope
!50 = !DILocalVariable(name: "x", scope: !0) ; error: 1 W0220 local variable requires a valid scope
!51 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8) ; error: 1 W0220 invalid scope for imported entity
!52 = !DILocation(line: 1, scope: !0) ; error: 1 W0220 location requires a valid scope
!53 = distinct !DICompileUnit(language: DW_LANG_C99, file: !0)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "unreached", baseType: !0)
