; Use-list orders name values, functions and blocks that are there, and all of their uses.
; covers: 4-41
@g = global i32 0
uselistorder ptr @g, { 1, 0 } ; error: 1 E0242 value has no uses
@h = global i32 0
@i = alias i32, ptr @h
@j = alias i32, ptr @h
uselistorder ptr @h, { 1, 0 }
uselistorder ptr @h, { 1, 0, 2 } ; error: 1 E0242 wrong number of indexes, expected 2
uselistorder_bb @g, %x, { 1, 0 } ; error: 1 E0242 expected function name in uselistorder_bb
uselistorder_bb @d, %x, { 1, 0 } ; error: 1 E0242 invalid declaration in uselistorder_bb
uselistorder_bb @k, %x, { 1, 0 } ; error: 1 E0242 expected basic block in uselistorder_bb
uselistorder_bb @k, %y, { 1, 0 } ; error: 1 E0242 invalid basic block in uselistorder_bb
uselistorder_bb @k, %0, { 1, 0 } ; error: 1 E0242 invalid numeric label in uselistorder_bb
declare void @d()
define void @k(i32 %x) {
  ret void
  uselistorder i32 %x, { 1, 0 } ; error: 3 E0242 value has no uses
}
