; part:
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128" ; warn: 21 W0901 linking two modules of different data layouts
target triple = "x86_64-unknown-linux-gnu" ; warn: 17 W0901 linking two modules of different target triples
define i32 @f() {
  ret i32 0
}
!llvm.module.flags = !{!0, !1} ; warn: 1 W0901 module flags 'style': IDs have conflicting values: i32 1 and i32 2
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 2, !"style", i32 2}
