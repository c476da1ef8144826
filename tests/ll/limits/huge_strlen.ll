; flags: --timeout 1s
; timeout: 10s
; In functions that only read too.
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
declare i64 @strlen(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 8388608)
  %1 = call ptr @memset(ptr %p, i32 1, i64 8388607)
  %end = getelementptr i8, ptr %p, i64 8388607
  store i8 0, ptr %end
  br label %loop
loop:
  %n = call i64 @strlen(ptr %p) ; trap(interp): limit: time ; trap(jit): none
  br label %loop
}
