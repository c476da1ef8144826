; A signal that the program sends to itself.
declare i32 @raise(i32)
define i32 @main() {
  %x = call i32 @raise(i32 8) ; trap: signal
  ret i32 %x
}
