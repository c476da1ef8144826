; A use-list order has one index per use, as LLVM counts them (metadata does not count).
; covers: 4-41
define void @f(i32 %x, i32 %y) {
  %a = add i32 %x, 1
  %b = add i32 %a, %a
  %c = add i32 %b, 1
  ret void
  uselistorder i32 %a, { 1, 0 }
  uselistorder i32 %a, { 1, 0, 2 } ; error: 3 E0242 wrong number of indexes, expected 2
  uselistorder i32 %b, { 1, 0 } ; error: 3 E0242 value only has one use
  uselistorder i32 %y, { 1, 0 } ; error: 3 E0242 value has no uses
}
