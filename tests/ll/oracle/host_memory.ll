; What host functions write counts as defined, and what they return can be used.
; run: @written() == i32 2
; run: @returned() == i8 65
; run: @parsed() == i64 3
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i64 @strtol(ptr, ptr, i32)
declare i32 @setenv(ptr, ptr, i32)
declare ptr @getenv(ptr)
@format = private constant [3 x i8] c"%d\00"
@name = private constant [14 x i8] c"LLVMLITE_TEST\00"
@value = private constant [2 x i8] c"A\00"
@number = private constant [4 x i8] c"123\00"
define i32 @written() {
  %b = alloca [8 x i8]
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %b, i64 8, ptr @format, i32 42)
  %v = load i8, ptr %b
  %c = icmp eq i8 %v, 52
  br i1 %c, label %yes, label %no
yes:
  ret i32 %n
no:
  ret i32 -1
}
define i8 @returned() {
  %1 = call i32 @setenv(ptr @name, ptr @value, i32 1)
  %p = call ptr @getenv(ptr @name)
  %v = load i8, ptr %p
  ret i8 %v
}
define i64 @parsed() {
  %end = alloca ptr
  %n = call i64 @strtol(ptr @number, ptr %end, i32 10)
  %p = load ptr, ptr %end
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr @number to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
