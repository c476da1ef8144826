; A function of the C library writes to a constant.
@constant = private constant [100 x i8] zeroinitializer
@format = private constant [3 x i8] c"%d\00"
declare i32 @sprintf(ptr, ptr, ...)
define i32 @main() {
  %p = call i32 (ptr, ptr, ...) @sprintf(ptr @constant, ptr @format, i32 5) ; trap(interp): write to read-only memory ; trap(jit): host fault: write to read-only memory
  ret i32 0
}
