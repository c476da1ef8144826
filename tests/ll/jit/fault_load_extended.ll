; A load and a widening are one instruction.
define i64 @f(ptr %p) {
  %v = load i8, ptr %p ; trap: null pointer
  %w = sext i8 %v to i64
  %r = add i64 %w, 1
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @f(ptr null)
  ret i64 %r
}
