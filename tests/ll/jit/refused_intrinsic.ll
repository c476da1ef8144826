declare i32 @llvm.eh.typeid.for.p0(ptr) ; error: 13 E0604 the intrinsic `@llvm.eh.typeid.for.p0` is not supported
define i32 @main() {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr null)
  ret i32 %r
}
