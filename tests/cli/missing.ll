declare i32 @prinft(ptr, ...)
declare i32 @puts(ptr)
@format = constant [3 x i8] c"%d\00"
@enviorn = external global ptr
define i32 @main() {
  %a = call i32 (ptr, ...) @prinft(ptr @format, i32 3)
  %b = load ptr, ptr @enviorn
  %c = call i32 @puts(ptr %b)
  ret i32 0
}
define void @unused() {
  call void @of_nobody()
  ret void
}
declare void @of_nobody()
