; Intrinsics need no declaration, those about debugging neither.
; exit: 3
; flags: --strict
define i32 @main() !dbg !4 {
  call void @llvm.dbg.label(metadata !6), !dbg !7
  %n = call i32 @llvm.ctpop.i32(i32 7), !dbg !7
  ret i32 %n, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !8)
!4 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILabel(scope: !4, name: "top", file: !1, line: 4)
!7 = !DILocation(line: 4, column: 1, scope: !4)
!8 = !{null}
