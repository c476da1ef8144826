; A front end without pointer types: addresses are numbers, to the C library's functions too.
declare i64 @malloc(i64)
declare i64 @realloc(i64, i64)
declare void @free(i64)
declare i64 @strcpy(i64, i64)
declare i64 @strlen(i64)
declare ptr @calloc(ptr, i64)
@text = private constant [6 x i8] c"eight\00"

; run: @grown() == i64 82
define i64 @grown() {
  %p = call i64 @malloc(i64 8)
  %at = inttoptr i64 %p to ptr
  store i64 77, ptr %at
  %q = call i64 @realloc(i64 %p, i64 32)
  %again = inttoptr i64 %q to ptr
  %v = load i64, ptr %again
  %to = add i64 %q, 8
  %from = ptrtoint ptr @text to i64
  %copied = call i64 @strcpy(i64 %to, i64 %from)
  %length = call i64 @strlen(i64 %copied)
  call void @free(i64 %q)
  %sum = add i64 %v, %length
  ret i64 %sum
}

; run: @zeroed() == i8 0
define i8 @zeroed() {
  %p = call ptr @calloc(ptr inttoptr (i64 1 to ptr), i64 8)
  %q = getelementptr i8, ptr %p, i64 7
  %v = load i8, ptr %q
  %number = ptrtoint ptr %p to i64
  call void @free(i64 %number)
  ret i8 %v
}
