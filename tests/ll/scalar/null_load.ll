
define i32 @get(i32* %p) {
  %v = load i32, i32* %p ; trap: null pointer
  ret i32 %v
}
define i32 @main() {
  %r = call i32 @get(i32* null)
  ret i32 %r
}
