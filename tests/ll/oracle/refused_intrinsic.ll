declare ptr @llvm.coro.noop()
define i32 @main() {
  %p = call ptr @llvm.coro.noop() ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.coro.noop`
  ret i32 0
}
