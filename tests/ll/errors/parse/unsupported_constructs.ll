@a = global i64 1
@b = ifunc i64 (), ptr @a ; error: 1 E0162 `ifunc` is not supported yet
module asm "nop" ; error: 1 E0162 module-level assembly is not supported yet
define void @f() {
x:
  ret void
}
