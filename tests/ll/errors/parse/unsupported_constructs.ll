@a = global i64 1
@b = alias i64, ptr @a ; error: 1 E0162 `alias` is not supported yet
module asm "nop" ; error: 1 E0162 module-level assembly is not supported yet
define void @f() {
x:
  ret void
}
