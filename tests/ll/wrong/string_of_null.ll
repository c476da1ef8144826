; The length of no string.
declare i32 @puts(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr null) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 0
}
