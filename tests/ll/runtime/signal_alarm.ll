; A signal that comes while the program computes ends it, and that is told.
declare i32 @alarm(i32)
define i32 @main() {
  %a = call i32 @alarm(i32 1)
  br label %loop
loop:
  br label %loop ; trap: signal
}
