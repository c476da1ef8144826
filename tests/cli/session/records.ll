; Records in C, as clang 14 -g describes them:
; struct empty {};
; struct inner { struct empty e; int x; unsigned flag : 1, mode : 3; _Bool set; };
; union number { int i; float f; short parts[4]; struct inner *to; };
; struct tagged { char tag; union { long n; double d; }; struct { int a, b; }; long double wide; struct { short h; } odd; };
; struct inner in = {{}, 7, 1, 5, 1};
; union number num = {.f = 1.5f};
; struct tagged box = {'d', {.d = 2.5}, {3, 4}, 0.25L, {9}};
; union number *number(void) { return &num; }  struct inner inner(void) { return in; }  union number copy(void) { return num; }
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
%struct.inner = type { %struct.empty, i32, i8, i8 }
%struct.empty = type {}
%struct.anon = type { i32, i32 }
%struct.anon.0 = type { i16 }
%union.number = type { %struct.inner* }
%struct.tagged = type { i8, %union.anon, %struct.anon, x86_fp80, %struct.anon.0, [14 x i8] }
%union.anon = type { i64 }
@in = global %struct.inner { %struct.empty undef, i32 7, i8 11, i8 1 }, align 4, !dbg !0
@num = global { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, align 8, !dbg !5
@box = global { i8, { double }, %struct.anon, x86_fp80, %struct.anon.0 } { i8 100, { double } { double 2.500000e+00 }, %struct.anon { i32 3, i32 4 }, x86_fp80 0xK3FFD8000000000000000, %struct.anon.0 { i16 9 } }, align 16, !dbg !31

define %union.number* @number() {
  ret %union.number* bitcast ({ float, [4 x i8] }* @num to %union.number*)
}

define %struct.inner @inner() {
  %in = load %struct.inner, %struct.inner* @in
  ret %struct.inner %in
}

define %union.number @copy() {
  %num = load %union.number, %union.number* bitcast ({ float, [4 x i8] }* @num to %union.number*)
  ret %union.number %num
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in", scope: !2, file: !3, line: 5, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "records.c", directory: "/")
!4 = !{!0, !5, !31}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "num", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 3, size: 64, elements: !8)
!8 = !{!9, !11, !13, !18}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !7, file: !3, line: 3, baseType: !10, size: 32)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !7, file: !3, line: 3, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !7, file: !3, line: 3, baseType: !14, size: 64)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !16)
!15 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !7, file: !3, line: 3, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 2, size: 64, elements: !21)
!21 = !{!22, !25, !26, !28, !29}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !20, file: !3, line: 2, baseType: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "empty", file: !3, line: 1, elements: !24)
!24 = !{}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !20, file: !3, line: 2, baseType: !10, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !20, file: !3, line: 2, baseType: !27, size: 1, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!27 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "mode", scope: !20, file: !3, line: 2, baseType: !27, size: 3, offset: 33, flags: DIFlagBitField, extraData: i64 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "set", scope: !20, file: !3, line: 2, baseType: !30, size: 8, offset: 40)
!30 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 7, type: !33, isLocal: false, isDefinition: true)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tagged", file: !3, line: 4, size: 512, elements: !34)
!34 = !{!35, !37, !44, !49, !51}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !33, file: !3, line: 4, baseType: !36, size: 8)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !DIDerivedType(tag: DW_TAG_member, scope: !33, file: !3, line: 4, baseType: !38, size: 64, offset: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !33, file: !3, line: 4, size: 64, elements: !39)
!39 = !{!40, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !38, file: !3, line: 4, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !38, file: !3, line: 4, baseType: !43, size: 64)
!43 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!44 = !DIDerivedType(tag: DW_TAG_member, scope: !33, file: !3, line: 4, baseType: !45, size: 64, offset: 128)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !33, file: !3, line: 4, size: 64, elements: !46)
!46 = !{!47, !48}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !45, file: !3, line: 4, baseType: !10, size: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !45, file: !3, line: 4, baseType: !10, size: 32, offset: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !33, file: !3, line: 4, baseType: !50, size: 128, offset: 256)
!50 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "odd", scope: !33, file: !3, line: 4, baseType: !52, size: 16, offset: 384)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !33, file: !3, line: 4, size: 16, elements: !53)
!53 = !{!54}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !52, file: !3, line: 4, baseType: !15, size: 16)
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
