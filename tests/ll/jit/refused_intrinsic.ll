declare i32 @llvm.eh.typeid.for.p0(ptr)
define i32 @main() {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr null) ; error: 3 E0604 the intrinsic `@llvm.eh.typeid.for.p0` is not supported
  ret i32 %r
}
