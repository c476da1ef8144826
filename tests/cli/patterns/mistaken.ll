; stdout: matches /(/
; stdout: matches "6"
; stdout: line "a\n"
@text = constant [25 x i8] c"sum: 6\0Atook 12 ms\0Aready\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}
