declare i32 @llvm.eh.dwarf.cfa.p0(ptr)
define i32 @main() {
  %r = call i32 @llvm.eh.dwarf.cfa.p0(ptr null) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.eh.dwarf.cfa.p0` is not supported
  ret i32 %r
}
