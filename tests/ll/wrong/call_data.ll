; A variable is called.
@numbers = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@handler = global ptr @numbers
define i32 @main() {
  %f = load ptr, ptr @handler
  %r = call i32 %f(i32 1) ; trap: bad call
  ret i32 %r
}
