; A file that could not be opened is closed.
declare i32 @fclose(ptr)
define i32 @main() {
  %x = call i32 @fclose(ptr null) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %x
}
