; Flags that do not go together.
; link: flags_refused_part.ll
define i32 @main() {
  ret i32 0
}
!llvm.module.flags = !{!0, !1, !2, !3, !4}
!0 = !{i32 1, !"behavior", i32 4}
!1 = !{i32 4, !"override", i32 4}
!2 = !{i32 5, !"append", !{i32 4}}
!3 = !{i32 1, !"value", i32 1}
!4 = !{i32 7, !"maximum", i32 1}
