; A function of the host is cut off by what the program gave it: the call is to blame.
declare i32 @strverscmp(ptr, ptr)
@other = constant [2 x i8] c"1\00"
define i32 @say(ptr %text) {
  %n = call i32 @strverscmp(ptr %text, ptr @other) ; trap: host fault: null pointer
  ret i32 %n
}
define i32 @main() {
  %n = call i32 @say(ptr null)
  ret i32 %n
}
