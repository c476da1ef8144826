; Memory of any type may be there, but a value of this one may not.
define i32 @main() {
  %p = alloca ppc_fp128
  %x = load ppc_fp128, ptr %p ; trap: unsupported ; warn: 3 E0601 type ppc_fp128
  ret i32 0
}
