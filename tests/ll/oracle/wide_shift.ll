; A shift by the width itself.
define i32 @main() {
  %p = alloca i129
  store i129 129, ptr %p
  %n = load i129, ptr %p
  %x = lshr i129 1, %n
  %c = icmp eq i129 %x, 0
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 1
}
