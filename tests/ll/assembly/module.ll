module asm ".globl f" ; error: 1 E0609 assembly of the module is not supported yet
module asm "f: ret"
define i32 @main() {
  ret i32 0
}
