; LLVM 22 takes the low bits, so this is no error with --strict.
; flags: --strict
; run: @f() == i8 44
define i8 @f() {
  ret i8 300 ; warn: 10 W0103 `300` does not fit into i8 and is truncated to 44
}
