; A block that a header of a library asks for: `grow` in the header, called by @main of the program.
declare ptr @malloc(i64)
define internal ptr @grow(i64 %size) !dbg !5 {
  %p = call ptr @malloc(i64 %size), !dbg !7
  ret ptr %p, !dbg !7
}
define i32 @main() !dbg !6 {
  %a = call ptr @grow(i64 8), !dbg !8
  %b = call ptr @grow(i64 24), !dbg !9
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "list.cpp", directory: "/home/me")
!2 = !DIFile(filename: "/usr/include/c++/12/bits/new_allocator.h", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "grow", scope: !2, file: !2, line: 130, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 137, column: 27, scope: !5)
!8 = !DILocation(line: 4, column: 5, scope: !6)
!9 = !DILocation(line: 5, column: 5, scope: !6)
