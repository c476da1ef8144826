; exit: 0
; Elements that are moved keep what is known of none of their bytes: those with a field that was never set can be sorted.
; stdout: "1 2 3 \n"
%pair = type { i32, i32 }
@format = constant [4 x i8] c"%d \00"
@end = constant [2 x i8] c"\0A\00"
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
define i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @main() {
  %a = alloca [3 x %pair]
  %a1 = getelementptr %pair, ptr %a, i64 1
  %a2 = getelementptr %pair, ptr %a, i64 2
  store i32 3, ptr %a
  store i32 1, ptr %a1
  store i32 2, ptr %a2
  call void @qsort(ptr %a, i64 3, i64 8, ptr @compare)
  %v0 = load i32, ptr %a
  %v1 = load i32, ptr %a1
  %v2 = load i32, ptr %a2
  %p0 = call i32 (ptr, ...) @printf(ptr @format, i32 %v0)
  %p1 = call i32 (ptr, ...) @printf(ptr @format, i32 %v1)
  %p2 = call i32 (ptr, ...) @printf(ptr @format, i32 %v2)
  %p3 = call i32 (ptr, ...) @printf(ptr @end)
  ret i32 0
}
