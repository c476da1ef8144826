; Variables do not lie where 32 bits reach.
; covers: 4-6
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@p = addrspace(270) global i32 1
define i32 @main() {
  %x = load i32, ptr addrspace(270) @p ; trap: unsupported ; warn: 3 E0601 a value of type ptr addrspace(270)
  ret i32 %x
}
