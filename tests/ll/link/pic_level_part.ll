; part:
define i32 @f() {
  ret i32 5
}
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 8, !"sign-return-address", i32 0}
