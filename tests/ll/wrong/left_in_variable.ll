; A pointer is advanced in a variable by a number that is not constant, and the function is inlined.
@list = global [4 x i32] zeroinitializer
define internal i32 @element(ptr %list, i64 %n) {
  %at = alloca ptr
  store ptr %list, ptr %at
  %this = load ptr, ptr %at
  %there = getelementptr inbounds i32, ptr %this, i64 %n
  store ptr %there, ptr %at
  %final = load ptr, ptr %at
  %x = load i32, ptr %final ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %x
}
define i32 @main(i32 %argc) {
  %wide = zext i32 %argc to i64
  %n = add i64 %wide, 4
  %x = call i32 @element(ptr @list, i64 %n)
  ret i32 0
}
