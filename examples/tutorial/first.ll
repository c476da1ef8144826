; The program `6 * 7`.
define i64 @main() {
  %1 = mul i64 6, 7
  ret i64 %1
}
