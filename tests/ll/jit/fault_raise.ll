; A signal the program sends itself.
declare i32 @raise(i32)
define i32 @main() {
  %r = call i32 @raise(i32 8) ; trap: signal
  ret i32 %r
}
