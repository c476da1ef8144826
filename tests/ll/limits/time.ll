; flags: --timeout 100ms
; stdout: "begin\n"
; What it wrote before is shown, though it was held back.
@begin = private constant [6 x i8] c"begin\00"
declare i32 @puts(ptr)
declare i32 @pause()
define i32 @main() {
  %n = call i32 @puts(ptr @begin)
  %p = call i32 @pause() ; trap: limit: time
  ret i32 0
}
