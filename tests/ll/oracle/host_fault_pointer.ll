; The same through a pointer.
declare i32 @strverscmp(ptr, ptr)
@say = global ptr @strverscmp
define i32 @main() {
  %f = load ptr, ptr @say
  %n = call i32 %f(ptr null, ptr @say) ; trap: host fault: null pointer
  ret i32 %n
}
