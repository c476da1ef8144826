; flags: --profile=llvmlite
define void @f() {
  call void @g()  ; error: 13 W0201 `@g` is not declared
  ret void
}
