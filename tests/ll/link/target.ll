; Modules for different targets are linked with a remark; the first one's target holds.
; link: target_part.ll
; exit: 0
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare i32 @f()
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"style", i32 1}
