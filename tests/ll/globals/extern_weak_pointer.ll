; The same through a pointer.
@pointer = global ptr @no_function
declare extern_weak i32 @no_function(i32)
define i32 @main() {
  %f = load ptr, ptr @pointer
  %r = call i32 %f(i32 3) ; trap: null pointer
  ret i32 %r
}
