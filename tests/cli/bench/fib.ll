declare i32 @printf(ptr, ...)
@f = private constant [5 x i8] c"%ld\0A\00"
define i64 @fib(i64 %n) {
  %c = icmp slt i64 %n, 2
  br i1 %c, label %small, label %big
small:
  ret i64 %n
big:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %z = add i64 %x, %y
  ret i64 %z
}
define i32 @main() {
  %r = call i64 @fib(i64 15)
  %p = call i32 (ptr, ...) @printf(ptr @f, i64 %r)
  ret i32 0
}
