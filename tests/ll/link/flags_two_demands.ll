; Each module's demands on the flags of the whole count, also where several have some.
; link: flags_two_demands_part.ll
define i32 @main() {
  ret i32 0
}
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 7, !"one", i32 2}
!1 = !{i32 2, !"two", i32 1}
!2 = !{i32 3, !"needs two", !{!"two", i32 1}}
