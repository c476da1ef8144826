; part:
@s = private constant i32 4
define i32 @f() !prof !1 {
  %v = load i32, ptr @s, !range !0
  ret i32 %v
}
!llvm.ident = !{!2}
!0 = !{i32 0, i32 5}
!1 = !{!"function_entry_count", i64 2}
!2 = !{!"two !0"}
!3 = !{ptr @s}
