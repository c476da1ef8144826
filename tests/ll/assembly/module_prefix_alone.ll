module asm "f: lock" ; error: 1 E0609 module assembly with the prefix `lock` without an instruction is not supported yet
define i32 @main() {
  ret i32 0
}
