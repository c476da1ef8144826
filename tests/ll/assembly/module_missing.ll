module asm "f: call nobody" ; error: 1 E0702 assembly of the module uses the symbol `nobody`, which nobody has
define i32 @main() {
  ret i32 0
}
