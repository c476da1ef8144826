; part:
; error@3: 1 E0904 module flags 'one': does not have the required value
!llvm.module.flags = !{!0, !1}
!0 = !{i32 7, !"one", i32 1}
!1 = !{i32 3, !"needs one", !{!"one", i32 1}} ; error: 1 E0421 invalid requirement on flag
