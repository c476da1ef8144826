; A pointer that left its object, stored there, is still one.
declare ptr @calloc(i64, i64)
declare i32 @sprintf(ptr, ptr, ...)
@g = global i32 0
@f = constant [3 x i8] c"%d\00"
define i32 @main() {
  %v = call ptr @calloc(i64 6, i64 16)
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %v, ptr @f, i32 5)
  %s = getelementptr i8, ptr %v, i64 64
  %left = getelementptr inbounds i8, ptr @g, i64 48
  store ptr %left, ptr %s
  %p = load ptr, ptr %s
  %z = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
