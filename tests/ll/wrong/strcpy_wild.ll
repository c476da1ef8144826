; A string is copied to where nothing is.
declare ptr @strcpy(ptr, ptr)
@text = private constant [6 x i8] c"hello\00"
define i32 @main() {
  %to = inttoptr i64 3735928559 to ptr
  %p = call ptr @strcpy(ptr %to, ptr @text) ; trap: bad memory access
  ret i32 0
}
