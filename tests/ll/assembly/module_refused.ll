module asm "f: frobnicate %eax" ; error: 1 E0609 module assembly with the instruction `frobnicate` is not supported yet
define i32 @main() {
  ret i32 0
}
