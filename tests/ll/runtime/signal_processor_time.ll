; The limit on the processor's time that the program sets for itself.
declare i32 @setrlimit(i32, ptr)
define i32 @main() {
  %limit = alloca [2 x i64]
  store [2 x i64] [i64 1, i64 20], ptr %limit
  %s = call i32 @setrlimit(i32 0, ptr %limit)
  br label %loop
loop:
  br label %loop ; trap: signal
}
