; part:
!llvm.module.flags = !{!0} ; error: 1 E0904 module flags 'wchar_size': IDs have conflicting values: i32 4 and i32 2
!0 = !{i32 1, !"wchar_size", i32 2}
