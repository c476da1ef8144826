; One element overflows, of a width that fills no register.
@divisors = global <2 x i24> <i24 -1, i24 -1>
define i32 @main() {
  %d = load <2 x i24>, ptr @divisors
  %q = sdiv <2 x i24> <i24 10, i24 -8388608>, %d ; trap: division overflow
  %r = extractelement <2 x i24> %q, i32 1
  %s = sext i24 %r to i32
  ret i32 %s
}
