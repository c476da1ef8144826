; What does not fit its type: LLVM takes the low bits without a word.
; covers: 4-64
; run: @f() == i8 44
define i8 @f() {
  ret i8 300 ; warn: 10 W0103 `300` does not fit into i8 and is truncated to 44
}
