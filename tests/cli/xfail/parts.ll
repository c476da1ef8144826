; stdout: contains "one\n"
; stdout: contains "three"
; stdout: contains "two"
; stdout: contains "four"
@text = constant [15 x i8] c"one\0Atwo\0Athree\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}
