; Another function reads behind the copy of a struct that is passed by value.
%four = type { [4 x i32] }
define i32 @element(ptr %p, i64 %n) noinline {
  %at = getelementptr i32, ptr %p, i64 %n
  %x = load i32, ptr %at ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %x
}
define i32 @take(ptr byval(%four) %s, i64 %n) noinline {
  %x = call i32 @element(ptr %s, i64 %n)
  ret i32 %x
}
define i32 @main(i32 %count) {
  %s = alloca %four
  store %four { [4 x i32] [i32 1, i32 2, i32 3, i32 4] }, ptr %s
  %n = zext i32 %count to i64
  %a = call i32 @take(ptr byval(%four) %s, i64 %n)
  %m = add i64 %n, 3
  %b = call i32 @take(ptr byval(%four) %s, i64 %m)
  ret i32 0
}
