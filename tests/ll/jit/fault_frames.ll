; Frames of every size meet the guard below the stack.
define i64 @f(i64 %n) {
  %a = alloca [20000 x i8] ; trap(interp): stack overflow
  %p = getelementptr i8, ptr %a, i64 %n
  store i8 1, ptr %p
  %m = add i64 %n, 1
  %x = and i64 %m, 1023
  %r = call i64 @f(i64 %x) ; trap(jit): stack overflow
  %v = load i8, ptr %p
  %w = zext i8 %v to i64
  %s = add i64 %r, %w
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @f(i64 0)
  ret i64 %r
}
