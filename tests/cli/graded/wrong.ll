; run: @twice(i64 4) == i64 8
; run: @twice(i64 5) == i64 10
; exit: 1
; stdout: "one\n"
; stdout: "two\n"
; stdout: "three\n"
; points: 5
@text = constant [10 x i8] c"one\0A2\0A\00\00\00\00"
declare i32 @printf(ptr, ...)
define i64 @twice(i64 %n) {
  %r = mul i64 %n, %n
  %odd = and i64 %n, 1
  %even = icmp eq i64 %odd, 0
  %s = shl i64 %n, 1
  %t = select i1 %even, i64 %s, i64 %r
  ret i64 %t
}
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @text)
  ret i32 0
}
