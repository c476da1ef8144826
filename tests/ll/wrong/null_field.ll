; A field of a struct that is not there.
%pair = type { i64, i64 }
define i64 @second(ptr %p) {
  %field = getelementptr %pair, ptr %p, i32 0, i32 1
  %x = load i64, ptr %field ; trap: null pointer
  ret i64 %x
}
define i32 @main() {
  %x = call i64 @second(ptr null)
  %y = trunc i64 %x to i32
  ret i32 %y
}
