; An intrinsic that neither engine knows.
declare ptr @llvm.returnaddress(i32) ; error: 13 E0604 `@llvm.returnaddress`
define i32 @main() {
  %p = call ptr @llvm.returnaddress(i32 0)
  ret i32 0
}
