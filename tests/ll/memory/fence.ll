; Fences of every ordering and scope, between accesses.
; covers: 4-27 4-28
; run: @f(i32 3) == i32 3
@g = global i32 0
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  fence release
  fence acquire
  fence acq_rel
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  %y = load i32, ptr @g
  ret i32 %y
}
