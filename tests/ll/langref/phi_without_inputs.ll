; A phi has a value for each predecessor of its block, and none where there are none. In the entry block it is poison.
; run: @never(i32 3) == i32 3
; run: @entry() == i32 0
define i32 @never(i32 %n) {
entry:
  ret i32 %n
return:
  %r = phi i32
  ret i32 %r
}
define i32 @entry() {
  %r = phi i32
  %q = phi fast <2 x float>
  %f = freeze i32 %r
  %x = and i32 %f, 0
  ret i32 %x
}
