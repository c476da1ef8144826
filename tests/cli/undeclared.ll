define i32 @main() {
  %a = call i32 @abs(i32 -1)
  %r = call i32 @frobnicate(i32 %a)
  %s = call i32 @frobnicate(i32 %r)
  ret i32 %s
}
