; flags: --max-memory 1M
; The stack counts as well: with less memory than stack it is the memory that is used up.
define i64 @down(i64 %n) {
  %room = alloca [10000 x i8] ; trap(interp): limit: memory
  %m = add i64 %n, 1
  %p = getelementptr [10000 x i8], ptr %room, i64 0, i64 5000
  store volatile i8 1, ptr %p
  %r = call i64 @down(i64 %m) ; trap(jit): limit: memory
  %q = load volatile i8, ptr %p
  %w = zext i8 %q to i64
  %s = add i64 %r, %w
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @down(i64 0)
  ret i64 %r
}
