; It is read-only for resolvers too.
@constant = constant i32 5
@f = internal ifunc i32 (), ptr @choose
define internal ptr @choose() {
  store i32 1, ptr @constant ; trap: write to read-only memory
  ret ptr null
}
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}
