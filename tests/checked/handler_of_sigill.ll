; A program with handlers of its own, which end it silently, and a mistake.
declare ptr @signal(i32, ptr)
declare void @_exit(i32)
declare ptr @malloc(i64)

define void @handler(i32 %signal) {
  call void @_exit(i32 9)
  unreachable
}

define i32 @main() {
  %ill = call ptr @signal(i32 4, ptr @handler)
  %segv = call ptr @signal(i32 11, ptr @handler)
  %p = call ptr @malloc(i64 10)
  %i = alloca i64
  store volatile i64 12, ptr %i
  %n = load volatile i64, ptr %i
  %behind = getelementptr i8, ptr %p, i64 %n
  store i8 1, ptr %behind
  ret i32 0
}
