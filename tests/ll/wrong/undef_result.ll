; A function returns what nobody wrote; its caller decides by it.
declare ptr @malloc(i64)
define internal i32 @first(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @main() {
  %block = call ptr @malloc(i64 8)
  %second = getelementptr i32, ptr %block, i64 1
  store i32 7, ptr %second
  %a = call i32 @first(ptr %second)
  %b = call i32 @first(ptr %block)
  %sum = add i32 %a, %b
  %c = icmp eq i32 %sum, 7
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 0
no:
  ret i32 0
}
