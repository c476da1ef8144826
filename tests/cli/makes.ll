declare i32 @socket(i32, i32, i32)
declare i32 @fork()
declare ptr @malloc(i64)
declare i32 @puts(ptr)
@text = private constant [5 x i8] c"fine\00"

define i32 @makes_socket() {
  %s = call i32 @socket(i32 2, i32 1, i32 0)
  ret i32 %s
}

define i32 @makes_process() {
  %p = call i32 @fork()
  ret i32 %p
}

define i32 @takes_memory() {
  %p = call ptr @malloc(i64 1000000000)
  %q = getelementptr i8, ptr %p, i64 999999999
  store i8 1, ptr %q
  ret i32 0
}

define i32 @makes_nothing() {
  %n = call i32 @puts(ptr @text)
  %p = call ptr @malloc(i64 1000000)
  store i8 1, ptr %p
  ret i32 0
}
