; stdout: "-1 18446744073709551615 ff 1.25 (nil) ok\n"
; exit: 0

@f = private unnamed_addr constant [24 x i8] c"%d %lu %x %.2f %p %.2s\0A\00", align 1
@s = private unnamed_addr constant [7 x i8] c"okay..\00", align 1

declare i32 @printf(ptr noundef, ...)

define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr noundef @f, i32 noundef -1, i64 noundef -1, i32 noundef 255, double noundef 1.25, ptr noundef null, ptr noundef @s)
  ret i32 0
}
