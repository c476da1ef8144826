; Values that cannot be held yet can still lie in memory.
; exit: 11
@x = global i256 7
@v = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@h = global half 1.0
define i32 @main() {
  %p = getelementptr i32, ptr @v, i64 2
  %v = load i32, ptr %p
  %w = load i64, ptr @x
  %q = load i16, ptr @h
  %c = icmp eq i16 %q, 15360
  %z = zext i1 %c to i32
  %t = trunc i64 %w to i32
  %s = add i32 %v, %t
  %r = add i32 %s, %z
  ret i32 %r
}
