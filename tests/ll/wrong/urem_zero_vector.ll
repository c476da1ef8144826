; A remainder of vectors, where one of four elements is zero.
@divisors = global <4 x i32> <i32 3, i32 5, i32 0, i32 7>
define i32 @main() {
  %d = load <4 x i32>, ptr @divisors
  %q = urem <4 x i32> <i32 10, i32 10, i32 10, i32 10>, %d ; trap: division by zero
  %r = extractelement <4 x i32> %q, i32 1
  ret i32 %r
}
