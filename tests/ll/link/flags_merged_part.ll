; part:
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7, !8} ; warn: 1 W0901 module flags 'warned': IDs have conflicting values: i32 4 and i32 5
; warn@2: 1 W0901 module flags 'warned and largest': IDs have conflicting values: i32 4 and i32 9
; warn@2: 1 W0901 module flags 'least and warned': IDs have conflicting values: i32 4 and i32 3
!0 = !{i32 2, !"warned", i32 5}
!1 = !{i32 7, !"largest", i32 9}
!2 = !{i32 8, !"least", i32 3}
!3 = !{i32 5, !"all", !{i32 2, i32 3}}
!4 = !{i32 6, !"each", !{i32 2, i32 3}}
!5 = !{i32 4, !"overridden", i32 7}
!6 = !{i32 7, !"warned and largest", i32 9}
!7 = !{i32 3, !"demand", !{!"largest", i32 9}}
!8 = !{i32 2, !"least and warned", i32 3}
