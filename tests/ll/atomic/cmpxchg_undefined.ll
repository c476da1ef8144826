; Whether it stores must be known.
; args:
define i32 @main() {
  %cell = alloca i32
  %pair = cmpxchg ptr %cell, i32 0, i32 1 seq_cst seq_cst ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
