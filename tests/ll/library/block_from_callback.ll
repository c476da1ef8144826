; load: allocates.c
; exit: 7
; What a library writes to a block that a function of the program gave it is written.
declare ptr @make(ptr)
declare ptr @malloc(i64)
define ptr @allocate(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}
define i32 @main() {
  %p = call ptr @make(ptr @allocate)
  %v = load i32, ptr %p
  ret i32 %v
}
