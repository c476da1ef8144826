; Nodes of metadata are kept, and nobody looks at them: neither at numbers nor at strings, values or other nodes.
; covers: 4-73
; run: @f(i32 4) == i32 5
@global = global i32 1
define i32 @f(i32 %x) !note !5 {
  %y = load i32, ptr @global, !note !1, !other !{i32 7, !"inline", null}
  %r = add i32 %x, %y, !note !DILocation(line: 3, column: 7, scope: !4)
  ret i32 %r
}
!llvm.dbg.cu = !{!6}
!named = !{!0, !1, !3}
!0 = !{!1, !{!2, !1}, !"test"}
!1 = !{!0, i32 0, ptr @global, ptr @f, !"str\22\00"}
!2 = distinct !{!2, null, float 2.5, i1 true}
!3 = !{}
!4 = distinct !DISubprogram(name: "f", scope: null, unit: !6)
!5 = !{!5}
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7)
!7 = !DIFile(filename: "f.c", directory: "/")
