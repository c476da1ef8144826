; A pointer that a loop moves back leaves its object in the last iteration; the variable that holds it is promoted.
define i32 @last(ptr %end) noinline {
entry:
  %at = alloca ptr
  store ptr %end, ptr %at
  br label %loop
loop:
  %this = load ptr, ptr %at
  %before = getelementptr inbounds i32, ptr %this, i64 -1
  store ptr %before, ptr %at
  %there = load ptr, ptr %at
  %x = load i32, ptr %there ; trap(interp): out of bounds ; trap(jit): none
  %found = icmp ne i32 %x, 1
  br i1 %found, label %done, label %loop
done:
  ret i32 %x
}
define i32 @main() {
  %list = call ptr @malloc(i64 16)
  store <4 x i32> splat (i32 1), ptr %list
  %end = getelementptr inbounds [4 x i32], ptr %list, i64 1
  %x = call i32 @last(ptr %end)
  ret i32 %x
}
declare ptr @malloc(i64)
