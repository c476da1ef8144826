; flags: --max-memory 1M
; stdout: "fine\n"
; What is given back counts no more; what `realloc` makes larger counts for what is more.
@fine = private constant [5 x i8] c"fine\00"
declare i32 @puts(ptr)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i32 @main() {
  %a = call ptr @malloc(i64 900000)
  call void @free(ptr %a)
  %b = call ptr @calloc(i64 9, i64 100000)
  %c = call ptr @realloc(ptr %b, i64 100000)
  %d = call ptr @malloc(i64 800000)
  call void @free(ptr %d)
  %n = call i32 @puts(ptr @fine)
  %e = call ptr @realloc(ptr %c, i64 1000000)
  %f = call ptr @calloc(i64 1, i64 100000) ; trap: limit: memory
  ret i32 0
}
