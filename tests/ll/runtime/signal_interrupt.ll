; A signal that the program sends to itself, and by which processes end.
declare i32 @raise(i32)
define i32 @main() {
  %r = call i32 @raise(i32 2) ; trap: signal
  ret i32 0
}
