; Leaves from inside a function; what atexit was given runs first.
@text = private constant [5 x i8] c"last\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare void @exit(i32)

define void @last() {
  %a = call i32 @puts(ptr @text)
  ret void
}

define i32 @main() {
  %a = call i32 @atexit(ptr @last)
  call void @exit(i32 65)
  ret i32 0
}
