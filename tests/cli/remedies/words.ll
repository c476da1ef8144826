@a = global i32 NULL
@b = global i32 undeff
@c = global ptr "hello"
@d = global i32 "hello"
@e = global i1 TRUE
define i64 @one(i64 %x, %y) {
  %s = add i64 %x, %y
  ret i64 undeff
}
define i32 @two(i32 %a, i32 %b) {
  %c = add i32 (%a, %b)
  %d := add i32 %c, 1
  %e = add i32 (%d, 2)
  %f = mul i32 %e i32 %b
  %g = icmp eq i32 %f, i32 %b
  br i1 %g, label then, label other
then:
  ret i32 0
other:
  br i1 %g, label then, label nowhere
}
declare i32 @puts(ptr)
define void @three(ptr %p) {
  %r = call i32 @puts(ptr "hello")
  store ptr "hello", ptr %p
  ret i64 nil
}
