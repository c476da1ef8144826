; exit: 0
@f = internal ifunc i32 (), ptr @choose
define internal ptr @choose() {
  ret ptr null
}
define i32 @main() {
  ret i32 0
}
