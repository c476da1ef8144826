@path = private constant [12 x i8] c"/etc/passwd\00"

declare i32 @open(ptr, i32, ...)

define i32 @main() {
  %f = call i32 (ptr, i32, ...) @open(ptr @path, i32 0)
  ret i32 %f
}
