; A string literal is written to.
@text = private constant [6 x i8] c"hello\00"
define i32 @main() {
  store i8 72, ptr @text ; trap: write to read-only memory
  ret i32 0
}
