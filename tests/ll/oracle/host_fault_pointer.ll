; The same through a pointer.
declare i32 @puts(ptr)
@say = global ptr @puts
define i32 @main() {
  %f = load ptr, ptr @say
  %n = call i32 %f(ptr null) ; trap: host fault: null pointer
  ret i32 %n
}
