; A use-list order is a permutation that changes something, at the end of the body.
; covers: 4-41
define void @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %a, %a
  uselistorder i32 %a, { 1, 0 } ; error: 3 E0147 must follow the last instruction
  ret void
  uselistorder i32 %a, { 0, 1 } ; error: 24 E0147 expected uselistorder indexes to change the order
  uselistorder i32 %a, { 1, 1 } ; error: 24 E0147 expected distinct uselistorder indexes in range [0, 2)
  uselistorder i32 %a, { 0 } ; error: 24 E0147 expected >= 2 uselistorder indexes
}
uselistorder label %a, { 1, 0 } ; error: 20 E0147 a label belongs to a function
define void @k(i32 %x) {
  %m = add i32 %x, %x
  br label %l
  uselistorder i32 %x, { 1, 0 }
l: ; error: 1 E0147 must follow the last instruction
    #dbg_value(i32 %x, !0, !DIExpression(), !0)
  ret void
    #dbg_value(i32 %x, !0, !DIExpression(), !0)
} ; error: 1 E0101 a debug record must precede an instruction
!0 = !{}
