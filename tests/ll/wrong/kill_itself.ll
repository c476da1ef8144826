; A signal that the program sends to its own process.
declare i32 @getpid()
declare i32 @kill(i32, i32)
define i32 @main() {
  %me = call i32 @getpid()
  %x = call i32 @kill(i32 %me, i32 11) ; trap: signal
  ret i32 %x
}
