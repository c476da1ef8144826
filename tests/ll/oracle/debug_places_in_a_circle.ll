; Places that are inlined in each other, and one that says nothing but itself: reports end all the same.
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !dbg !1 ; trap: null pointer
  ret i32 %x, !dbg !3
}
define i32 @main() {
  %x = call i32 @f(ptr null), !dbg !4
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DILocation(line: 4, column: 9, scope: !2, inlinedAt: !3)
!2 = distinct !DISubprogram(name: "g", scope: !5, file: !5, line: 9) ; warn: 1 W0220 subprogram definitions must have a compile unit
!3 = distinct !DILocation(line: 25, column: 10, scope: !2, inlinedAt: !1)
!4 = distinct !DILocation(line: 6, column: 5, scope: !6, inlinedAt: !4)
!5 = !DIFile(filename: "pair.c", directory: "/src")
!6 = distinct !DILexicalBlock(scope: !6, line: 3)
