; Indices of 32 bits would have to wrap at 32 bits.
; covers: 4-6
target datalayout = "e-p:64:64:64:32" ; error: 21 E0607 a data layout with addresses of 32 bits does not match this machine
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @main() {
  %p = getelementptr i32, ptr @a, i64 4294967298
  %r = load i32, ptr %p
  ret i32 %r
}
