; Blocks that are not freed are no fault: only `--leaks` tells of them.
; exit: 0
declare ptr @malloc(i64)
@list = global ptr null
define i32 @main() {
  %kept = call ptr @malloc(i64 8)
  store ptr %kept, ptr @list
  %lost = call ptr @malloc(i64 16)
  ret i32 0
}
