module asm "f: call nobody" ; error: 1 E0702 module assembly uses the undefined symbol `nobody`
define i32 @main() {
  ret i32 0
}
