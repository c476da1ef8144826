; A fault while a whole struct is loaded names the instruction.
define i32 @main() {
  %v = call i32 @f(ptr null)
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = load { i64, i32 }, ptr %p ; trap: null pointer
  %x = extractvalue { i64, i32 } %v, 1
  ret i32 %x
}
