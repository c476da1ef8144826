; A file that could not be opened is closed.
declare i32 @fclose(ptr)
define i32 @main() {
  %x = call i32 @fclose(ptr null) ; trap: host fault: null pointer
  ret i32 %x
}
