; Debug information names the variable that an `alloca` is: in the report as in the source.
define i32 @main() !dbg !4 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i64, align 8
    #dbg_declare(ptr %2, !9, !DIExpression(), !10)
    #dbg_declare(ptr %1, !7, !DIExpression(), !10)
  %3 = getelementptr i32, ptr %1, i64 4
  %4 = load i32, ptr %3, align 4, !dbg !11 ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "/home/me")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "amounts", scope: !4, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "sum", scope: !4, file: !1, line: 3, type: !8)
!10 = !DILocation(line: 2, column: 7, scope: !4)
!11 = !DILocation(line: 4, column: 12, scope: !4)
