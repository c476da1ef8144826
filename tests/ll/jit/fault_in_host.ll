; A string function reads where nothing is: the call is to blame.
declare i64 @strlen(ptr)
define i64 @main() {
  %p = inttoptr i64 8 to ptr
  %n = call i64 @strlen(ptr %p) ; trap: null pointer
  ret i64 %n
}
