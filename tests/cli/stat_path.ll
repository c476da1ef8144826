; The flag says that the path may be empty. It is not.
declare i32 @fstatat(i32, ptr, ptr, i32)
@path = constant [12 x i8] c"/etc/passwd\00"
define i32 @main() {
  %buffer = alloca [144 x i8]
  %r = call i32 @fstatat(i32 -100, ptr @path, ptr %buffer, i32 4096)
  ret i32 %r
}
