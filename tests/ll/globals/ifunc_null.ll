; A resolver that finds nothing.
@f = internal ifunc void (), ptr @choose
define internal ptr @choose() { ret ptr null }
define i32 @main() {
  call void @f() ; trap: null pointer
  ret i32 0
}
