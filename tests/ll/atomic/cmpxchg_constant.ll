; The machine writes even if nothing changes.
; args:
@c = constant i32 5
define i32 @main() {
  %pair = cmpxchg ptr @c, i32 6, i32 7 seq_cst seq_cst ; trap: write to read-only memory
  ret i32 0
}
