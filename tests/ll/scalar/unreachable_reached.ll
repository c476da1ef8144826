; covers: 1-55

define i32 @f(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %never, label %always
never:
  unreachable ; trap: unreachable
always:
  ret i32 5
}
define i32 @main() {
  %r = call i32 @f(i32 0)
  ret i32 %r
}
