@text = private constant [7 x i8] c"before\00"
declare i32 @puts(ptr)
declare void @abort()

define i32 @main() {
  %a = call i32 @puts(ptr @text)
  call void @abort()
  ret i32 0
}
