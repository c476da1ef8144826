; A call of what is nowhere.
declare extern_weak i32 @no_function(i32)
define i32 @main() {
  %r = call i32 @no_function(i32 3) ; trap: null pointer
  ret i32 %r
}
