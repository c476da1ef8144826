module asm ".text"
module asm ".macro m" ; error: 1 E0609 module assembly with the directive `.macro` is not supported yet
define i32 @main() {
  ret i32 0
}
