; flags: --timeout 200ms
; timeout: 10s
; A run ends in the middle of a huge operation on memory, or right after it: both are one line here.
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
define i32 @main() {
  %p = call ptr @malloc(i64 1073741824)
  br label %loop
loop:
  %1 = call ptr @memset(ptr %p, i32 1, i64 1073741824) br label %loop ; trap: limit: time
}
