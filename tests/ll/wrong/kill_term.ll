; A signal that ends processes.
declare i32 @getpid()
declare i32 @kill(i32, i32)
define i32 @main() {
  %me = call i32 @getpid()
  %x = call i32 @kill(i32 %me, i32 15) ; trap: signal
  ret i32 %x
}
