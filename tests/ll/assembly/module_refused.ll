module asm "f: frobnicate %eax" ; error: 1 E0609 assembly of the module with the instruction `frobnicate` is not supported yet
define i32 @main() {
  ret i32 0
}
