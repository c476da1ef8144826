module asm "f: ret"
module asm "f: nop" ; error: 1 E0609 module assembly with two definitions of `f` is not supported yet
define i32 @main() {
  ret i32 0
}
