; A write to a string constant.
@text = private constant [6 x i8] c"hello\00"
define i32 @main() {
  %p = getelementptr i8, ptr @text, i64 1
  store i8 97, ptr %p ; trap: write to read-only memory
  ret i32 0
}
