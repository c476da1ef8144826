; A function pointer that was never set.
@handler = global ptr null
define i32 @main() {
  %f = load ptr, ptr @handler
  %r = call i32 %f(i32 1) ; trap: null pointer
  ret i32 %r
}
