; A resolver that wants arguments: there is nobody to give them.
@f = internal ifunc i32 (), ptr @choose ; error: 1 E0606 the ifunc `@f`, whose resolver takes arguments, is not supported yet
define internal ptr @choose(i64 %capabilities) {
  ret ptr null
}
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}
