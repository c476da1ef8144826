; Flags of different values: a warning, the largest, the least, all elements; what a module overrides; demands that are met.
; link: flags_merged_part.ll
; exit: 0
define i32 @main() {
  ret i32 0
}
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !{i32 2, !"warned", i32 4}
!1 = !{i32 7, !"largest", i32 4}
!2 = !{i32 8, !"least", i32 4}
!3 = !{i32 5, !"all", !{i32 1, i32 2}}
!4 = !{i32 6, !"each", !{i32 1, i32 2}}
!5 = !{i32 1, !"overridden", i32 4}
!6 = !{i32 2, !"warned and largest", i32 4}
!7 = !{i32 3, !"demand", !{!"largest", i32 9}}
!8 = !{i32 8, !"least and warned", i32 4}
