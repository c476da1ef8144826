define i32 @main() {
  %v = load { i32, ppc_fp128 }, ptr null ; trap: unsupported ; warn: 3 E0601 a value of type { i32, ppc_fp128 } is not supported yet
  %x = extractvalue { i32, ppc_fp128 } %v, 0 ; warn: 3 E0601 a value of type { i32, ppc_fp128 } is not supported yet
  ret i32 %x
}
