; An alarm that nobody waits for.
declare i32 @alarm(i32)
declare i32 @pause()
define i32 @main() {
  %a = call i32 @alarm(i32 1)
  %b = call i32 @pause() ; trap: signal
  ret i32 0
}
