
define i32 @call(i32 (i32)* %f) {
  %r = call i32 %f(i32 4) ; trap: null pointer
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @call(i32 (i32)* null)
  ret i32 %r
}
