; flags: --timeout 300ms
; timeout: 10s
; In functions that only read too. (The string is made piece by piece, so that it is there before the time is over.)
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
declare i64 @strlen(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 67108864)
  %1 = call ptr @memset(ptr %p, i32 1, i64 67108863)
  %end = getelementptr i8, ptr %p, i64 67108863
  store i8 0, ptr %end
  br label %loop
loop:
  %n = call i64 @strlen(ptr %p) ; trap(interp): limit: time ; trap(jit): none
  br label %loop
}
