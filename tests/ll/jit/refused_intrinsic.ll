declare i32 @llvm.eh.dwarf.cfa.p0(ptr) ; error: 13 E0604 the intrinsic `@llvm.eh.dwarf.cfa.p0` is not supported
define i32 @main() {
  %r = call i32 @llvm.eh.dwarf.cfa.p0(ptr null)
  ret i32 %r
}
