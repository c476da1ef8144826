; A division of vectors, where one element overflows.
@divisors = global <2 x i64> <i64 -1, i64 -1>
define i32 @main() {
  %d = load <2 x i64>, ptr @divisors
  %q = sdiv <2 x i64> <i64 10, i64 -9223372036854775808>, %d ; trap: division overflow
  %r = extractelement <2 x i64> %q, i32 1
  %s = trunc i64 %r to i32
  ret i32 %s
}
