declare ptr @llvm.eh.dwarf.cfa(i32)
define i32 @main() {
  %r = call ptr @llvm.eh.dwarf.cfa(i32 0) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.eh.dwarf.cfa` is not supported
  ret i32 0
}
