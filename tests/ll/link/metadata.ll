; Metadata keeps its numbers apart, and names in it follow what they name.
; link: metadata_part.ll
; exit: 7
@s = private constant i32 3
define i32 @main() !prof !0 {
  %v = load i32, ptr @s, !range !1
  %r = call i32 @f()
  %t = add i32 %v, %r
  ret i32 %t
}
declare i32 @f()
!llvm.ident = !{!2}
!0 = !{!"function_entry_count", i64 1}
!1 = !{i32 0, i32 10}
!2 = !{!"one"}
!3 = !{ptr @s}
