; printf with %s and a number.
; stdout: "name: "
declare i32 @printf(ptr, ...)
@format = private constant [10 x i8] c"name: %s\0A\00"
define i32 @main() {
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 1) ; trap: host fault: null pointer
  ret i32 %n
}
