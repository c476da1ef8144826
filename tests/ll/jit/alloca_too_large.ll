; A size that no stack has, even one that does not fit 64 bits.
define i32 @main() {
  %n = call i64 @size()
  %a = alloca i64, i64 %n ; trap: stack overflow
  store i64 1, ptr %a
  ret i32 0
}
define i64 @size() {
  ret i64 4611686018427387905
}
