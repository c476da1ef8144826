; `%n` writes to a constant.
@format = constant [7 x i8] c"abc%n\0A\00"
@count = constant i32 0
declare i32 @printf(ptr, ...)
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, ptr @count) ; trap(interp): write to read-only memory ; trap(jit): host fault: write to read-only memory
  ret i32 0
}
