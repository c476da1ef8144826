declare i32 @prinft(ptr, ...)
declare void @of_another_part()
define i32 @show(ptr %p) {
  call void @of_another_part()
  %a = call i32 (ptr, ...) @prinft(ptr %p)
  ret i32 0
}
