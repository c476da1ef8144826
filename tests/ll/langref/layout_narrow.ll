; Pointers of 32 bits have their size in memory. Values of them are refused.
; covers: 4-6
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@p = global ptr addrspace(270) null
define i32 @main() {
  %p = load ptr addrspace(270), ptr @p ; error: 3 E0601 a value of type ptr addrspace(270)
  %c = icmp eq ptr addrspace(270) %p, null ; error: 3 E0601 a value of type ptr addrspace(270)
  ret i32 0
}
