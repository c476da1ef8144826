; Words that were never written are unknown, and only these: one that was can be used.
define i32 @main() {
  %p = alloca i256
  store i64 5, ptr %p
  %x = load i256, ptr %p
  %l = trunc i256 %x to i64
  %c = icmp eq i64 %l, 5
  br i1 %c, label %a, label %b
a:
  %y = lshr i256 %x, 64
  %d = icmp eq i256 %y, 0
  br i1 %d, label %b, label %b2 ; trap(interp): uninitialised value ; trap(jit): none
b:
  ret i32 0
b2:
  ret i32 1
}
