; A list in C, as clang -g describes it: struct node { int value; char tag; struct node *next; double w[2]; };
%struct.node = type { i32, i8, ptr, [2 x double] }

@first = global %struct.node { i32 3, i8 97, ptr null, [2 x double] [double 0.5, double 1.0] }

declare ptr @malloc(i64)

define ptr @push(ptr %next, i32 %value) {
  %n = call ptr @malloc(i64 32)
  store i32 %value, ptr %n
  %link = getelementptr %struct.node, ptr %n, i32 0, i32 2
  store ptr %next, ptr %link
  %w = getelementptr %struct.node, ptr %n, i32 0, i32 3, i32 1
  store double 2.5, ptr %w
  ret ptr %n
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !3)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "list.c", directory: "/")
!3 = !{!4}
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 1, size: 256, elements: !5)
!5 = !{!6, !7, !8, !9}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !4, file: !2, line: 1, baseType: !10, size: 32)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !4, file: !2, line: 1, baseType: !11, size: 8, offset: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !4, file: !2, line: 1, baseType: !12, size: 64, offset: 64)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !4, file: !2, line: 1, baseType: !13, size: 128, offset: 128)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !15)
!14 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!15 = !{!16}
!16 = !DISubrange(count: 2)
