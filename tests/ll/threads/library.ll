; A thread that a library makes calls the program: with memory of a size that is not known before, and its own variables.
; load: library.c
; exit: 12
@own = thread_local global i32 5
declare ptr @elsewhere(ptr, ptr)
define internal ptr @function(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %room = alloca i8, i64 %n
  %last = getelementptr i8, ptr %room, i64 %n
  %end = getelementptr i8, ptr %last, i64 -1
  store i8 7, ptr %end
  %v = load i8, ptr %end
  %w = load i32, ptr @own
  %x = zext i8 %v to i32
  %sum = add i32 %w, %x
  %r = inttoptr i32 %sum to ptr
  ret ptr %r
}
define i32 @main() {
  store i32 100, ptr @own
  %r = call ptr @elsewhere(ptr @function, ptr inttoptr (i64 100000 to ptr)) ; trap(interp): none
  %s = ptrtoint ptr %r to i32
  ret i32 %s
}
