; part:
; error@7: 1 E0904 module flags 'behavior': IDs have conflicting behaviors
; error@7: 1 E0904 module flags 'override': IDs have conflicting override values: i32 4 and i32 5
; error@7: 1 E0904 module flags 'append': IDs have conflicting behaviors
; error@7: 1 E0904 module flags 'maximum': IDs have conflicting behaviors
; error@7: 1 E0904 module flags 'value': does not have the required value
!llvm.module.flags = !{!0, !1, !2, !3, !4}
!0 = !{i32 7, !"behavior", i32 4}
!1 = !{i32 4, !"override", i32 5}
!2 = !{i32 6, !"append", !{i32 4}}
!3 = !{i32 3, !"demand", !{!"value", i32 2}} ; error: 1 E0421 invalid requirement on flag
!4 = !{i32 8, !"maximum", i32 1}
