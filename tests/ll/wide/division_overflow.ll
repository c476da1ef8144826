; The least number divided by -1 does not fit.
define i32 @main() {
  %p = alloca i129
  store i129 -340282366920938463463374607431768211456, ptr %p
  %x = load i129, ptr %p
  %y = sdiv i129 %x, -1 ; trap: division overflow
  ret i32 0
}
