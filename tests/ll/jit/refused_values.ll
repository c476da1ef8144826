; What cannot be compiled yet is refused before anything runs, each thing once, with its place.
define i32 @main() {
  %v = load <2 x ppc_fp128>, ptr null ; trap: unsupported ; warn: 3 E0601 a value of type <2 x ppc_fp128> is not supported
  %h = load ppc_fp128, ptr null ; warn: 3 E0601 a value of type ppc_fp128 is not supported
  %s = load { i32, ppc_fp128 }, ptr null ; warn: 3 E0601 a value of type { i32, ppc_fp128 } is not supported
  ret i32 0
}
