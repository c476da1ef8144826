; Address spaces by the names that the data layout gives them.
; flags: --strict
; exit: 9
target datalayout = "e-p:64:64-p2(global):64:64-i64:64-S128"
@v = addrspace("global") global i32 9

define i32 @main() {
  %a = load i32, ptr addrspace("global") @v
  ret i32 %a
}
