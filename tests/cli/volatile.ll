define i32 @volatile(i32 %x) {
  %p = alloca i32
  store volatile i32 %x, ptr %p
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}
define i32 @plain(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  ret i32 %a
}
