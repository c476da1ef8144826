; part:
define weak i32 @strlen(i32 %x) { ret i32 5 }
declare i32 @abs(i32)
define i32 @part() {
  %r = call i32 @abs(i32 -3)
  ret i32 %r
}
