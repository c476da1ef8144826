@text = private constant [7 x i8] c"before\0A"

declare i64 @write(i32, ptr, i64)
declare i32 @pause()

define i32 @main() {
  %n = call i64 @write(i32 1, ptr @text, i64 7)
  %r = call i32 @pause()
  ret i32 %r
}
