
source_filename = "more.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm ".globl here"

%opaque = type opaque

@element = global i32 ptrtoint (ptr @element to i32), align 4
@inserted = global <2 x i32> <i32 0, i32 ptrtoint (ptr @element to i32)>, align 8
@shuffled = global <2 x i32> <i32 ptrtoint (ptr @element to i32), i32 0>, align 8
@longer = global <4 x i32> zeroinitializer, align 16
@same = global ptr dso_local_equivalent @collected, align 8
@unchecked = global ptr no_cfi @collected, align 8
@signed = global ptr ptrauth (ptr @collected, i32 2, i64 1234), align 8
@ranged = global ptr getelementptr inrange(-4, 8) (i8, ptr @table, i64 4), align 8
@table = global [4 x i32] zeroinitializer, align 16
@double = global ppc_fp128 0xM3FF00000000000000000000000000000, align 16
@opaque = external global %opaque

@chosen = ifunc i32 (), ptr @resolver

declare i32 @__CxxFrameHandler3(...)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare token @llvm.call.preallocated.setup(i32 immarg) #0

define internal ptr @resolver() {
  ret ptr @collected
}

define i32 @collected() gc "statepoint-example" {
  ret i32 1
}

define void @pads() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may()
          to label %done unwind label %dispatch

dispatch:                                         ; preds = %entry
  %switch = catchswitch within none [label %handler] unwind label %cleanup

handler:                                          ; preds = %dispatch
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  catchret from %pad to label %done

cleanup:                                          ; preds = %dispatch
  %clean = cleanuppad within none []
  cleanupret from %clean unwind to caller

done:                                             ; preds = %handler, %entry
  ret void
}

declare void @may()

define i32 @jumps(i32 %x) {
  callbr void asm "jmp ${1:l}", "r,!i,~{memory}"(i32 %x)
          to label %next [label %other]

next:                                             ; preds = %0
  ret i32 1

other:                                            ; preds = %0
  ret i32 2
}

define void @tiles(target("spirv.Image", i32, 1) %image) {
  %tile = call x86_amx @llvm.x86.tilezero.internal(i16 1, i16 2)
  ret void
}

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tilezero.internal(i16, i16) #1

define i32 @debugged(i32 %x) !dbg !14 {
    #dbg_declare(ptr poison, !38, !DIExpression(DW_OP_plus_uconst, 8), !39)
  %room = alloca i32, align 4, !DIAssignID !40
    #dbg_value(!DIArgList(i32 %x, i32 7), !38, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !39)
    #dbg_assign(i32 %x, !38, !DIExpression(), !40, ptr %room, !DIExpression(), !39)
    #dbg_label(!41, !39)
  store i32 %x, ptr %room, align 4, !dbg !39, !DIAssignID !40
  %y = add i32 %x, 1, !dbg !42
  ret i32 %y, !dbg !44
}

attributes #0 = { nocallback nofree nosync nounwind willreturn }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12}
!kinds = !{!13, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !29, !30, !31, !32, !33, !34, !37}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "a \\ b", isOptimized: true, flags: "-g", runtimeVersion: 0, emissionKind: FullDebug, enums: !2, macros: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "more.c", directory: "/dir", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "int x;\0A")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !1, line: 3, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6}
!6 = !DIEnumerator(name: "big", value: 18446744073709551615, isUnsigned: true)
!7 = !{!8}
!8 = !DIMacroFile(file: !1, nodes: !9)
!9 = !{!10}
!10 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "A", value: "1")
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = distinct !DILexicalBlock(scope: !14, file: !1, line: 9, column: 20)
!14 = distinct !DISubprogram(name: "debugged", linkageName: "debugged_", scope: !1, file: !1, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17, annotations: !17)
!15 = !DISubroutineType(flags: DIFlagPublic, cc: DW_CC_nocall, types: !16)
!16 = !{!4, null}
!17 = !{}
!18 = !DILexicalBlockFile(scope: !13, file: !1, discriminator: 2)
!19 = !DINamespace(name: "inner", scope: !1, exportSymbols: true)
!20 = !DITemplateTypeParameter(name: "T", type: !4, defaulted: true)
!21 = !DITemplateValueParameter(name: "N", type: !4, value: i32 6)
!22 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "V", type: !4, value: !"name")
!23 = !DIObjCProperty(name: "p", file: !1, line: 2, setter: "setP", getter: "getP", attributes: 7, type: !4)
!24 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !14, entity: !19, file: !1, line: 4, elements: !17)
!25 = !DIModule(scope: !0, name: "M", configMacros: "-D", includePath: "/inc", apinotes: "notes", file: !1, line: 5, isDecl: true)
!26 = !DIStringType(name: "s", size: 64, encoding: DW_ATE_ASCII)
!27 = !DICommonBlock(scope: !14, declaration: !28, name: "common", file: !1, line: 6)
!28 = distinct !DIGlobalVariable(name: "g", linkageName: "g_", scope: !0, file: !1, line: 8, type: !4, isLocal: false, isDefinition: true, align: 64)
!29 = !DIGenericSubrange(count: !DIExpression(DW_OP_push_object_address), lowerBound: !DIExpression(DW_OP_constu, 1), stride: !DIExpression(DW_OP_lit0))
!30 = !GenericDINode(tag: DW_TAG_GNU_template_parameter_pack, header: "some\00header", operands: {!4, null, !"text"})
!31 = !DISubrangeType(name: "r", file: !1, line: 7, size: 32, baseType: !4, lowerBound: i64 -1, upperBound: i64 5)
!32 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: -4)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64, flags: DIFlagVirtualInheritance, dwarfAddressSpace: 3)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, elements: !35, identifier: "array", rank: !DIExpression(DW_OP_push_object_address))
!35 = !{!36}
!36 = !DISubrange(count: !28)
!37 = !DISubrange(count: 4, lowerBound: !DIExpression(DW_OP_lit0), stride: 2)
!38 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !1, line: 9, type: !4, flags: DIFlagArtificial, align: 32)
!39 = !DILocation(line: 9, column: 5, scope: !14)
!40 = distinct !DIAssignID()
!41 = !DILabel(scope: !14, name: "here", file: !1, line: 10, column: 3)
!42 = !DILocation(line: 0, scope: !18, inlinedAt: !43, isImplicitCode: true)
!43 = distinct !DILocation(line: 11, column: 2, scope: !13)
!44 = !DILocation(line: 11, column: 2, scope: !13)
