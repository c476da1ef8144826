; A node that is not there is told once.
define void @f() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DISubroutineType(types: !{null})
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !4)
!4 = !{!77} ; warn: 8 W0105 use of undefined metadata `!77`
!9 = !{i32 2, !"Debug Info Version", i32 3}
define i32 @main() {
  ret i32 0
}
; exit: 0
