; Module flags that must be the same and are not.
; link: flags_part.ll
define i32 @main() {
  ret i32 0
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
