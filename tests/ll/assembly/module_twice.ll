module asm "f: ret"
module asm "f: nop" ; error: 1 E0609 assembly of the module with two definitions of `f` is not supported yet
define i32 @main() {
  ret i32 0
}
