; A sum overflows in a function; its caller's caller decides by it.
define internal i32 @add(i32 %a, i32 %b) noinline {
  %sum = add nsw i32 %a, %b
  ret i32 %sum
}
define internal i64 @wide(i32 %n) noinline {
  %x = call i32 @add(i32 %n, i32 2147483647)
  %y = zext i32 %x to i64
  ret i64 %y
}
define i32 @main(i32 %count) {
  %a = call i64 @wide(i32 0)
  %b = call i64 @wide(i32 %count)
  %c = icmp ult i64 %a, %b
  br i1 %c, label %yes, label %no ; trap(interp): poison value ; trap(jit): none
yes:
  ret i32 0
no:
  ret i32 1
}
