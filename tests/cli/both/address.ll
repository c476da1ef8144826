; Prints an address, which is another one in each process.
@format = constant [4 x i8] c"%p\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %a = alloca i32
  call i32 (ptr, ...) @printf(ptr @format, ptr %a)
  ret i32 0
}
