; A variable that is nowhere.
@nothing = extern_weak global i32
define i32 @main() {
  %r = load i32, ptr @nothing ; trap: null pointer
  ret i32 %r
}
