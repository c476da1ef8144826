; Reports name the lines of the source that debug information gives, through calls that were inlined.
%pair = type { i64, i64 }
define i64 @total(ptr %p) {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1, !dbg !5
  %x = load i64, ptr %field, !dbg !6 ; trap: null pointer
  ret i64 %x, !dbg !7
}
define i32 @main() {
  %x = call i64 @total(ptr null), !dbg !8
  ret i32 0
}
!0 = !DIFile(filename: "pair.c", directory: "/src")
!1 = distinct !DISubprogram(name: "second", scope: !0, file: !0, line: 3)
!2 = distinct !DISubprogram(name: "total", scope: !0, file: !0, line: 7)
!3 = distinct !DISubprogram(name: "main", scope: !0, file: !0, line: 11)
!4 = distinct !DILexicalBlock(scope: !2, file: !0, line: 8, column: 3)
!5 = !DILocation(line: 4, column: 13, scope: !1, inlinedAt: !7)
!6 = !DILocation(line: 4, column: 10, scope: !1, inlinedAt: !7)
!7 = distinct !DILocation(line: 8, column: 10, scope: !4)
!8 = !DILocation(line: 12, column: 5, scope: !3)
