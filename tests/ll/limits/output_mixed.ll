; flags: --max-output 10
; The limit counts standard output and standard error together.
; stdout: "line\n"
; stderr: "line\n"
@line = private constant [5 x i8] c"line\0A"
declare i64 @write(i32, ptr, i64)
declare i32 @pause()
define i32 @main() {
  %a = call i64 @write(i32 1, ptr @line, i64 5)
  %b = call i64 @write(i32 2, ptr @line, i64 5)
  %c = call i64 @write(i32 2, ptr @line, i64 5)
  %d = call i32 @pause() ; trap: limit: output
  ret i32 0
}
