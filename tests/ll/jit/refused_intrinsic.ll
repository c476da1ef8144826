declare ptr @llvm.eh.dwarf.cfa(i32) ; error: 13 E0604 the intrinsic `@llvm.eh.dwarf.cfa` is not supported
define i32 @main() {
  %r = call ptr @llvm.eh.dwarf.cfa(i32 0)
  ret i32 0
}
