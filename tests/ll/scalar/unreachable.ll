; run: @f(i32 1) == i32 5
; exit: 5
; covers: 1-55

define i32 @f(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %never, label %always
never:
  unreachable
always:
  ret i32 5
}
define i32 @main() {
  %r = call i32 @f(i32 2)
  ret i32 %r
}
