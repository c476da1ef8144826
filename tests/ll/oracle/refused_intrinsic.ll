declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare void @llvm.coro.none()
define i32 @main() {
  call void @llvm.coro.none() ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.coro.none`
  ret i32 0
}
