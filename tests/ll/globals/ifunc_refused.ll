@f = ifunc i32 (), ptr @choose
define internal ptr @choose() {
  ret ptr null
}
define i32 @main() {
  %r = call i32 @f() ; error: 3 E0606 the ifunc `@f` is not supported yet
  ret i32 %r
}
