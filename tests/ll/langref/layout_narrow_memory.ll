; covers: 4-6
; exit: 6
; A null pointer of 32 bits takes four bytes among others.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@s = global { i8, ptr addrspace(270), i32 } { i8 1, ptr addrspace(270) null, i32 6 }
define i32 @main() {
  %p = getelementptr i8, ptr @s, i64 8
  %r = load i32, ptr %p
  %q = getelementptr { i8, ptr addrspace(270), i32 }, ptr @s, i64 0, i32 1
  %z = load i32, ptr %q
  %t = add i32 %r, %z
  ret i32 %t
}
