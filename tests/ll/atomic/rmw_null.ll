; The place is that of the operation, not of the load that its operand comes from.
; args:
@one = global i32 1
define i32 @main() {
  %v = load i32, ptr @one
  %old = atomicrmw add ptr null, i32 %v seq_cst ; trap: null pointer
  ret i32 %old
}
